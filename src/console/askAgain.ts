// biome-ignore-all lint/style/noRestrictedGlobals: adds style sheets to the page.
import { addressToAskAgain } from './addressToAskAgain.ts';

let times = 0;

/**
 * Imports a file; after a failure in such a way that the browser asks for it once more, and for the style sheets that did
 * not arrive, too.
 *
 * @param problem what the import before was rejected with; `undefined` when there was none
 */
export async function askAgain<Module>(load: () => Promise<Module>, problem: unknown): Promise<Module> {
  if (problem === undefined) return load();
  await restyle(problem);
  times += 1;
  const address = addressToAskAgain(problem, times);
  // The same file under another address is the same module, which the compiler cannot know.
  return address ? ((await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as Module) : load();
}

/** How Vite begins when the file's style sheet did not arrive. It never asks for the same one again. */
const unstyled = /Unable to preload CSS for (\S+)/;

/** Asks again for the style sheet that a problem names, if it names one. Done when it is here, or will not be. */
async function restyle(problem: unknown) {
  const address = problem instanceof Error ? unstyled.exec(problem.message)?.[1] : undefined;
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
