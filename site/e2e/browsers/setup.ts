// Once a run: serves Player One's site as it is deployed, the end-to-end tests' build of it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freshVariant } from '../buildSite.ts';
import { otherBrowsers } from '../drivers/otherBrowsers.ts';
import { addProbe, freshFolder } from '../drivers/probedPages.ts';
import { serveSite } from '../drivers/serve.ts';
import { playerOneSettings } from '../owners.ts';

/** Runs before the first test. @throws when the build fails */
export default async function setup(project: TestProject) {
  for (const { name, isThere } of otherBrowsers) {
    if (!isThere)
      console.log(`${name} is not on this machine, so its tests are skipped. npm run browsers:install gets it.`);
  }
  const site = freshFolder('site');
  project.provide('browserSite', '');
  if (!site) return undefined;
  cpSync(await freshVariant('root', playerOneSettings), site, { recursive: true });
  addProbe(site);
  addScriptless(site);
  const { address, stop } = await serveSite(0, site);
  project.provide('browserSite', address.replace(/\/$/, ''));
  return stop;
}

/** A flipbook page at `/lost` whose script is not there: as a line that breaks leaves it. */
function addScriptless(outDir: string): void {
  const html = readFileSync(join(outDir, 'flipbook.html'), 'utf8');
  writeFileSync(join(outDir, 'lost.html'), html.replace(/(<script type="module"[^>]*src=")/, '$1/lost'));
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of Player One's site, without a closing slash. */
    browserSite: string;
  }
}
