// Once a run: serves Player One's site as it is deployed, the end-to-end tests' build of it.
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { addProbe, freshFolder } from '../../../.ci/engines/probedPages.ts';
import { serveSite } from '../../../.ci/site/serveSite.ts';
import { freshVariant } from '../freshVariant.ts';
import { playerOneSettings } from '../owners.ts';

/** Runs before the first test. @throws when the build fails */
export default async function setup(project: TestProject) {
  const site = freshFolder('site');
  project.provide('engineSite', '');
  project.provide('strictEngineSite', '');
  if (!site) return undefined;
  cpSync(await freshVariant('root', playerOneSettings), site, { recursive: true });
  addProbe(site);
  addScriptless(site);
  const servers = await Promise.all([site, strictHost(site)].map((folder) => serveSite(0, folder)));
  const [usual = '', strict = ''] = servers.map(({ address }) => address.replace(/\/$/, ''));
  project.provide('engineSite', usual);
  project.provide('strictEngineSite', strict);
  return async () => void (await Promise.all(servers.map(({ stop }) => stop())));
}

/** A flipbook page at `/lost` whose script is not there: as a line that breaks leaves it. */
function addScriptless(outDir: string): void {
  const html = readFileSync(join(outDir, 'flipbook.html'), 'utf8');
  writeFileSync(join(outDir, 'lost.html'), html.replace(/(<script type="module"[^>]*src=")/, '$1/lost'));
}

function strictHost(site: string): string {
  const copy = `${site}-strict`;
  cpSync(site, copy, { recursive: true });
  appendFileSync(join(copy, '_headers'), "\n/*\n  Content-Security-Policy: default-src 'self'\n");
  return copy;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of Player One's site, without a closing slash. */
    engineSite: string;
    /** The same, on a host whose own policy refuses all that stands in a page itself. */
    strictEngineSite: string;
  }
}
