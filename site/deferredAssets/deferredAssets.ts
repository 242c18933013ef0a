// Stands in the head of every page, as text: asks for the page's other files when the page is there and painted. Asked for
// earlier they would share the line with what the first paint needs.
import { loadLaterFiles } from './loadLaterFiles.ts';

loadLaterFiles(document);
