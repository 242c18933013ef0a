import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteInputs } from '../../.ci/site/siteInputs.ts';
import { buildSite, repository } from './buildSite.ts';

/** Where the sites of the tests are built, each in a folder of its name. */
export const variantsFolder = join(repository, 'dist/e2e');

/**
 * Builds the site for a test's owner and place, unless it is there and nothing has changed that goes into it.
 *
 * @param name of its folder
 * @param settings the environment variables of site/vite.config.ts
 * @returns the folder
 * @throws with what the build says when it fails
 */
export async function freshVariant(name: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const outDir = join(variantsFolder, name);
  // Beside it: what is in the folder is published.
  const stamp = `${outDir}.built-from`;
  // As buildSite has it: the settings come on top of what is set already.
  const wanted = siteInputs({ ...process.env, ...settings });
  if (existsSync(join(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return outDir;
  rmSync(stamp, { force: true });
  const { exitCode, output } = await buildSite({ ...settings, OUT_DIR: outDir });
  if (exitCode !== 0) throw new Error(`The site "${name}" could not be built:\n${output}`);
  writeFileSync(stamp, wanted);
  return outDir;
}
