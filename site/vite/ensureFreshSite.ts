import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprint } from '../config/fingerprint.ts';
import { contentToday, outFolder } from '../config/settings.ts';
import { stampFile } from './folder/replaceFiles.ts';
import { runTool } from './runTool.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Builds the site like `npm run build`, unless a build with the same inputs exists.
 * @param settings environment variables in addition to the current ones
 * @returns a short report, or the build's warnings
 * @throws with the build's output if it fails
 */
export async function ensureFreshSite(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const environment = { ...process.env, ...settings };
  // A build deletes the stamp before it replaces the site's files.
  const stampPath = join(outFolder(environment), stampFile);
  const currentStamp = buildFingerprint(environment);
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === currentStamp) return 'The built site is up to date.';
  const { code, output } = await runTool(buildCommand, { env: settings });
  if (code !== 0) throw new Error(output.trim());
  writeFileSync(stampPath, currentStamp);
  return output.trim();
}

/** The command line that builds the site. */
export const buildCommand = ['node_modules/vite/bin/vite.js', 'build', 'site', '--logLevel', 'warn'] as const;

/** A hash of everything that goes into a built site: code, content, settings and the day. */
function buildFingerprint(environment: NodeJS.ProcessEnv): string {
  const { BASE_PATH, SITE_ADDRESS, CONTENT_DIR, ALLOW_PLACEHOLDER } = environment;
  const inputs = [
    'src',
    // End-to-end tests do not go into the site.
    ...readdirSync(join(root, 'site')).flatMap((name) => (name === 'e2e' ? [] : [`site/${name}`])),
    ...['package.json', 'package-lock.json'],
    ...(CONTENT_DIR ? [CONTENT_DIR] : []),
  ];
  // The site depends on today's date: a job without an end lasts until today.
  const settings = [BASE_PATH, SITE_ADDRESS, CONTENT_DIR, ALLOW_PLACEHOLDER, contentToday(environment)];
  return fingerprint(root, inputs, [process.version, ...settings]);
}
