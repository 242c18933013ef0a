import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The repository's root. */
export const repository = join(import.meta.dirname, '../..');

/** How a build ended. */
export type BuildOutcome = { exitCode: number; output: string };

/**
 * Builds the site as `npm run build` does, in a process of its own: this one has told React that it is being tested.
 *
 * @param settings the environment variables of site/vite.config.ts
 */
export function buildSite(settings: Readonly<Record<string, string>>): Promise<BuildOutcome> {
  const inherited = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1', ...settings };
  const command = [join(repository, 'node_modules/vite/bin/vite.js'), 'build', 'site', '--logLevel', 'error'];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: repository, env }, (_, stdout, stderr) => {
      resolve({ exitCode: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
