// Inlined into the head of every page except cuts.
import { followHistory } from './followHistory.ts';
import { loadDeferredFiles } from './loadDeferredFiles.ts';

followHistory();
loadDeferredFiles();
