import { join } from 'node:path';
import { runTool, type ToolResult } from '../../src/build/runTool.ts';
import { buildCommand, ensureFreshSite } from '../build/ensureFreshSite.ts';

export const repository = join(import.meta.dirname, '../..');

/** Where the sites of the tests are built, each in a folder of its name. */
export const variantsFolder = join(repository, 'dist/e2e');

/** What a site is built with: environment variables of site/vite.config.ts. */
export type SiteSettings = Readonly<Record<string, string>>;

/**
 * What a busy machine's bundler says of itself while it reads the settings: no word of the site's, and nothing turns it
 * off there (in the site's own build `checks` does).
 */
const timings = /^.*\[PLUGIN_TIMINGS\][\s\S]*?#bundlertimings for more details\.\n+/gm;

/** Builds the site as `npm run build` does, and tells what it said. */
export async function buildSite(settings: SiteSettings): Promise<ToolResult> {
  const { code, output } = await runTool([...buildCommand, 'error'], { env: { NO_COLOR: '1', ...settings } });
  return { code, output: output.replaceAll(timings, '') };
}

/**
 * Builds a site for the tests unless it is there and nothing has changed that goes into it.
 *
 * @returns its folder
 * @throws with what the build says when it fails
 */
export async function freshVariant(name: string, settings: SiteSettings): Promise<string> {
  const folder = join(variantsFolder, name);
  await ensureFreshSite({ ...settings, OUT_DIR: folder });
  return folder;
}
