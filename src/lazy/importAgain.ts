import { lostStyleSheet } from './lazyPart.ts';

let attempts = 0;

/**
 * Repeats an import that failed, in such a way that every browser asks for the file once more, and for its style sheet. Only for
 * a file that no other imports: to those it would be another module.
 *
 * @param load the import, which gives the module as it is
 * @param reason what it was rejected with
 * @throws the same reason when the style sheet is lost again
 */
export async function importAgain<Module>(load: () => Promise<Module>, reason: unknown): Promise<Module> {
  await loadStyleSheet(reason);
  attempts += 1;
  const address = retryAddress(reason, attempts);
  // The same file under another address holds the same module, which the compiler cannot know.
  return address ? ((await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as Module) : load();
}

/** Asks again for the style sheet that an error names, if it names one. Rejected with that error when it fails again. */
async function loadStyleSheet(reason: unknown) {
  const address = lostStyleSheet(reason);
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolveImport, reject) => {
    link.onload = resolveImport;
    link.onerror = () => reject(reason);
    document.head.append(link);
  });
}

/** How browsers that name the file begin: Chromium's `Failed to fetch …`, Firefox's `error loading …`. */
const moduleAddress = /dynamically imported module: ([^\s?#]+)/;

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
  const address = reason instanceof Error ? moduleAddress.exec(reason.message)?.[1] : undefined;
  return address && `${address}?again=${attempt}`;
}
