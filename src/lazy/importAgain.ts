import { retryAddress } from './retryAddress.ts';

let attempts = 0;

/**
 * Repeats an import that failed, in such a way that every browser asks for the file once more, and for its style sheet. Only for
 * a file that no other imports: to those it would be another module.
 *
 * @param load the import, which gives the module as it is
 * @param reason what it was rejected with
 */
export async function importAgain<Module>(load: () => Promise<Module>, reason: unknown): Promise<Module> {
  await loadStyleSheet(reason);
  attempts += 1;
  const address = retryAddress(reason, attempts);
  // The same file under another address holds the same module, which the compiler cannot know.
  return address ? ((await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as Module) : load();
}

/** How Vite begins when the file's style sheet did not arrive. It never asks for the same one again. */
const unstyled = /Unable to preload CSS for (\S+)/;

/** Asks again for the style sheet that an error names, if it names one. Resolves when it is here, or has failed again. */
async function loadStyleSheet(reason: unknown) {
  const address = reason instanceof Error ? unstyled.exec(reason.message)?.[1] : undefined;
  if (!address) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((done) => {
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
}
