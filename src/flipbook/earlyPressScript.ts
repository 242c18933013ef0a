import { keepEarlyPress } from './view/keepEarlyPress.ts';

/**
 * A classic script, as text, for the head of a server-rendered page. It records presses on a book
 * before the book's script has loaded, and repeats them in their order (see `keepEarlyPress`).
 * Under a content security policy, write it to a file on your own host, or allow its hash.
 */
export const earlyPressScript: string = `(${keepEarlyPress})()`;
