import { failedStyleSheet } from './lazyPart.ts';

let attempts = 0;

/**
 * Repeats a failed import so that every browser requests the file, and its style sheet, again. Only
 * for files that no other module imports: those would see a second instance.
 * @param reason the error of the original import
 * @throws the same error when the style sheet fails again
 */
export async function importAgain<Module>(load: () => Promise<Module>, reason: unknown): Promise<Module> {
  await loadStyleSheet(reason);
  attempts += 1;
  const address = retryAddress(reason, attempts);
  // The same file under another address holds the same module, which the compiler cannot know.
  return address ? ((await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as Module) : load();
}

/** Requests the style sheet that an error names, if any. Rejects with that error on failure. */
async function loadStyleSheet(reason: unknown) {
  const address = failedStyleSheet(reason);
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

/** Errors that name the file: Chromium's `Failed to fetch …`, Firefox's `error loading …`. */
const moduleAddress = /dynamically imported module: ([^\s?#]+)/;

/**
 * The address under which a failed script can be requested again. Chromium before 156 and Firefox
 * (153) remember a failed address as long as the page lives; Chromium 156 and WebKit (2.50) retry.
 * Only the error's text has the address. Delete this with the last of these browsers.
 * @param attempt makes this address differ from earlier ones
 * @returns `undefined` when the error names no file, as in WebKit
 * @see https://github.com/whatwg/html/issues/6768
 */
export function retryAddress(reason: unknown, attempt: number): string | undefined {
  const address = reason instanceof Error ? moduleAddress.exec(reason.message)?.[1] : undefined;
  return address && `${address}?again=${attempt}`;
}
