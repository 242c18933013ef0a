import { keepEarlyPress } from './view/keepEarlyPress.ts';

/**
 * A classic script, as text, for the head of a page that a server has drawn: what is pressed on a book before its script has
 * come is done once, as soon as it can be. See `keepEarlyPress` for what is kept, and how long.
 *
 * Under a content security policy, write it to a file of your own host, or name its hash.
 */
export const earlyPressScript: string = `(${keepEarlyPress})()`;
