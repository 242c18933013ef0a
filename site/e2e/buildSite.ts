import { join } from 'node:path';
import { buildCommand, ensureFreshSite } from '../vite/ensureFreshSite.ts';
import { runTool, type ToolResult } from '../vite/runTool.ts';

export const repository = join(import.meta.dirname, '../..');

/** Each test site has a folder in this one, with its name. */
export const variantsFolder = join(repository, 'dist/e2e');

/** Environment variables for a build. README.md lists them. */
export type SiteSettings = Readonly<Record<string, string>>;

/** The bundler's notice about its timings. No setting disables it while Vite reads its config. */
const timingsNotice = /^.*\[PLUGIN_TIMINGS\][\s\S]*?#bundlertimings for more details\.\n+/gm;

/** Builds the site like `npm run build`, and returns its output. */
export async function buildSite(settings: SiteSettings): Promise<ToolResult> {
  const { code, output } = await runTool([...buildCommand, 'error'], { env: { NO_COLOR: '1', ...settings } });
  return { code, output: output.replaceAll(timingsNotice, '') };
}

/**
 * Builds a test site unless an up-to-date build exists.
 * @returns its folder
 * @throws with the build's output when it fails
 */
export async function freshVariant(name: string, settings: SiteSettings): Promise<string> {
  const folder = join(variantsFolder, name);
  await ensureFreshSite({ ...settings, OUT_DIR: folder });
  return folder;
}
