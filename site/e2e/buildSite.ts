import { execFile } from 'node:child_process';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** What a site is built with: environment variables of site/vite.config.ts. */
export type SiteSettings = Readonly<Record<string, string>>;

/**
 * What a busy machine's bundler says of itself while it reads the settings: no word of the site's, and nothing turns it
 * off there (in the site's own build `checks` does).
 */
const timings = /^.*\[PLUGIN_TIMINGS\][\s\S]*?#bundlertimings for more details\.\n+/gm;

export type BuildOutcome = { exitCode: number; output: string };

/**
 * Builds the site as `npm run build` does, in a process of its own: in this one NODE_ENV is `test`.
 *
 * @param settings the environment variables of site/vite.config.ts
 */
export function buildSite(settings: SiteSettings): Promise<BuildOutcome> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  return buildProcess([vite, 'build', 'site', '--logLevel', 'error'], settings);
}

/** Builds sites that are known to be in order, one after the other in one process: each after the first takes a second less. */
export function buildSitesInTurn(settings: readonly SiteSettings[]): Promise<BuildOutcome> {
  return buildProcess([join(import.meta.dirname, 'buildInTurn.mjs'), JSON.stringify(settings)]);
}

function buildProcess(command: readonly string[], settings: SiteSettings = {}): Promise<BuildOutcome> {
  const inherited = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1', ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: repository, env }, (_, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? 1, output: (stdout + stderr).replaceAll(timings, '') });
    });
  });
}
