import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteInputs } from '../../.ci/site/siteInputs.ts';
import { buildSitesInTurn, repository, type SiteSettings } from './buildSite.ts';

/** Where the sites of the tests are built, each in a folder of its name. */
export const variantsFolder = join(repository, 'dist/e2e');

/** How many processes build: as many as they are tested in. */
const processes = 2;

type Variant = readonly [name: string, settings: SiteSettings];

const folderOf = (name: string) => join(variantsFolder, name);
// Beside the folder: what is in it is published.
const stampOf = (name: string) => `${folderOf(name)}.built-from`;
// A build is given the settings on top of what is set already.
const inputsOf = (settings: SiteSettings) => siteInputs({ ...process.env, ...settings });

/**
 * Builds the sites for the tests' owners and places, each unless it is there and nothing has changed that goes into it.
 *
 * @param variants the environment variables of site/vite.config.ts, by the name of the folder
 * @throws with what a build says when it fails
 */
export async function freshVariants(variants: Readonly<Record<string, SiteSettings>>): Promise<void> {
  const stale = Object.entries(variants).filter(([name, settings]) => !isFresh(name, settings));
  const shares = Array.from({ length: processes }, (_, share) => stale.filter((__, at) => at % processes === share));
  await Promise.all(shares.filter((share) => share.length > 0).map(buildShare));
}

export async function freshVariant(name: string, settings: SiteSettings): Promise<string> {
  await freshVariants({ [name]: settings });
  return folderOf(name);
}

function isFresh(name: string, settings: SiteSettings): boolean {
  const stamp = stampOf(name);
  const isThere = existsSync(join(folderOf(name), 'index.html')) && existsSync(stamp);
  return isThere && readFileSync(stamp, 'utf8') === inputsOf(settings);
}

async function buildShare(share: readonly Variant[]): Promise<void> {
  const wanted = share.map(([name, settings]) => [stampOf(name), inputsOf(settings)] as const);
  for (const [stamp] of wanted) rmSync(stamp, { force: true });
  const { exitCode, output } = await buildSitesInTurn(
    share.map(([name, settings]) => ({ ...settings, OUT_DIR: folderOf(name) })),
  );
  if (exitCode !== 0) {
    const names = share.map(([name]) => name).join(', ');
    throw new Error(`One of these sites could not be built, and none after it: ${names}.\n${output}`);
  }
  for (const [stamp, inputs] of wanted) writeFileSync(stamp, inputs);
}
