// Inlined into the head of every page.
import { loadDeferredFiles } from './loadDeferredFiles.ts';

loadDeferredFiles();
