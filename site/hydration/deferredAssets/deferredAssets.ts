// Inlined into the head of every page. Requests the page's remaining files after the first paint;
// earlier, they would compete for bandwidth with the files for the first paint.
import { loadDeferredFiles } from './loadDeferredFiles.ts';

loadDeferredFiles(document);
