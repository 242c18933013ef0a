/** How browsers that name the file begin: Chromium's `Failed to fetch …`, Firefox's `error loading …`. */
const named = /dynamically imported module: ([^\s?#]+)/;

/**
 * The address under which a file of script that did not arrive can be asked for once more. Chromium remembers for as long as
 * the page is there that an address failed, and never asks for it again.
 *
 * @param problem what the import before was rejected with
 * @param time tells this address from those asked for before
 * @returns `undefined` when it does not name a file, as for a browser that asks again by itself
 * @see https://github.com/whatwg/html/issues/6768
 */
export function addressToAskAgain(problem: unknown, time: number): string | undefined {
  const address = problem instanceof Error ? named.exec(problem.message)?.[1] : undefined;
  return address && `${address}?again=${time}`;
}
