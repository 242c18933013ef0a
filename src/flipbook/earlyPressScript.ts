import { keepEarlyPress } from './view/keepEarlyPress.ts';

/**
 * A classic script, as text, for the head of a server-rendered page. It records presses on a book
 * before the book's script has loaded, and repeats the last one as soon as it can. See
 * `keepEarlyPress` for what it records, and for how long.
 *
 * Under a content security policy, write it to a file on your own host, or allow its hash.
 */
export const earlyPressScript: string = `(${keepEarlyPress})()`;
