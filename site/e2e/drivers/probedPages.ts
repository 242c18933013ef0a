import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { otherBrowsers } from './otherBrowsers.ts';

const folder = resolve(import.meta.dirname, '../../../dist/browsers');

/** Empties a folder for pages. Returns its path; `undefined` if neither browser is installed. */
export function freshFolder(name: string): string | undefined {
  if (!otherBrowsers.some(({ isAvailable }) => isAvailable)) return undefined;
  rmSync(join(folder, name), { recursive: true, force: true });
  return join(folder, name);
}

/** Adds the probe as the first script of every page in a folder. */
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
    /** Errors and warnings of the page since it started loading. */
    messages: readonly string[];
  }
}
