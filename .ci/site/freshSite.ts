import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '../../site/build/settings.ts';
import { runTool } from '../steps/runTool.ts';
import { siteInputs } from './siteInputs.ts';

/** Where the built site is. */
export const siteFolder = outFolder(process.env);

// Inside the folder that every build replaces, so a site built otherwise has no stamp and is built again.
const stamp = join(siteFolder, '.built-from');

// The command line that builds the site.
const buildSite = ['node_modules/vite/bin/vite.js', 'build', 'site', '--logLevel', 'warn'] as const;

/**
 * Builds the site as `npm run build` does, unless it is there and nothing has changed that goes into it.
 *
 * @returns what was done, in a few words
 * @throws with the build's output when it fails
 */
export async function freshSite(): Promise<string> {
  const wanted = siteInputs(process.env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'The built site is up to date.';
  const { code, output } = await runTool(buildSite);
  if (code !== 0) throw new Error(output.trim());
  // The build's warnings are passed on.
  writeFileSync(stamp, wanted);
  return output.trim();
}
