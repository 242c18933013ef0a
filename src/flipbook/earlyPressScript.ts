import { keepEarlyPress } from './view/keepEarlyPress.ts';

/**
 * A classic script, as text, for the head of a server-rendered document. It records presses on a
 * book before the book's script has loaded, and repeats them in order (see `keepEarlyPress`). With a
 * content security policy, serve the script as a file from your own host, or allow its hash.
 */
export const earlyPressScript: string = `(${keepEarlyPress})()`;
