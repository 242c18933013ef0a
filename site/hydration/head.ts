// Inlined into the head of every page.
import { followHistory } from './followHistory.ts';
import { loadDeferredFiles } from './loadDeferredFiles.ts';

followHistory();
loadDeferredFiles();
