/** How browsers that name the file begin: Chromium's `Failed to fetch …`, Firefox's `error loading …`. */
const named = /dynamically imported module: ([^\s?#]+)/;

/**
 * The address under which a script that did not arrive can be asked for again. Chromium before 156 and Firefox (153) remember
 * that an address failed for as long as the page is there; Chromium 156 and WebKit (2.50) ask again. Browsers give the address
 * only in the error's text. To be deleted with the last of these browsers.
 *
 * @param reason what the import was rejected with
 * @param attempt makes this address differ from those asked for before
 * @returns `undefined` when the error names no file, as in WebKit
 * @see https://github.com/whatwg/html/issues/6768
 */
export function retryAddress(reason: unknown, attempt: number): string | undefined {
  const address = reason instanceof Error ? named.exec(reason.message)?.[1] : undefined;
  return address && `${address}?again=${attempt}`;
}
