// Stands in the head of every page, as text: asks for the page's other files when the page is there and painted. Asked for
// earlier they would share the line with what the first paint needs.
import { afterFirstPaint } from './afterFirstPaint.ts';
import { insertLaterFiles } from './laterFiles.ts';

document.addEventListener('DOMContentLoaded', () => afterFirstPaint(() => insertLaterFiles(document)), { once: true });
