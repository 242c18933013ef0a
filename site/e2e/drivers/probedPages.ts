import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { otherBrowsers } from './otherBrowsers.ts';

const folder = resolve(import.meta.dirname, '../../../dist/browsers');

/** Where pages for the other browsers are put. `undefined` where there is none: every test is skipped, and nothing need be built. */
export function freshFolder(name: string): string | undefined {
  if (!otherBrowsers.some(({ isThere }) => isThere)) return undefined;
  rmSync(join(folder, name), { recursive: true, force: true });
  return join(folder, name);
}

/** Gives every page in a folder a first script that keeps what goes wrong. */
export function addProbe(builtFolder: string): void {
  cpSync(join(import.meta.dirname, 'probe.js'), join(builtFolder, 'probe.js'));
  for (const file of readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(builtFolder, file), 'utf8');
    writeFileSync(join(builtFolder, file), html.replace('<head>', '<head><script src="/probe.js"></script>'));
  }
}

declare global {
  interface Window {
    /** What went wrong in the page, from the beginning. */
    messages: readonly string[];
  }
}
