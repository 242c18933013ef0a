// Serves the end-to-end build of Player One's site, with a probe and a page without its script.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { otherBrowsers } from '../drivers/otherBrowsers.ts';
import { addProbe, browsersFolder } from '../drivers/probedPages.ts';
import { serveSite } from '../drivers/serve.ts';
import { freshVariant } from '../freshVariant.ts';
import { playerOneSettings } from '../owners.ts';

export default async function setup(project: TestProject) {
  for (const { name, isAvailable } of otherBrowsers) {
    if (!isAvailable)
      console.log(`${name} not found, so its tests are skipped. Run \`npm run browsers:install\` to get it.`);
  }
  const site = join(browsersFolder, 'site');
  rmSync(site, { recursive: true, force: true });
  cpSync(await freshVariant('root', playerOneSettings), site, { recursive: true });
  addProbe(site);
  addPageWithoutScript(site);
  const { address, stop } = await serveSite(0, site);
  project.provide('browserSite', address.replace(/\/$/, ''));
  return stop;
}

/** Adds a copy of /flipbook at `/lost` whose script is missing, as after a failed download. */
function addPageWithoutScript(outDir: string): void {
  const html = readFileSync(join(outDir, 'flipbook.html'), 'utf8');
  writeFileSync(join(outDir, 'lost.html'), html.replace(/(<script type="module"[^>]*src=")/, '$1/lost'));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of Player One's site, without a trailing slash. */
    browserSite: string;
  }
}
