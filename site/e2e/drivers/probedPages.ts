import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the pages under test. */
export const browsersFolder = resolve(import.meta.dirname, '../../../dist/browsers');

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
