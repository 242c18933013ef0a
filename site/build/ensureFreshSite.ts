import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../../src/build/runTool.ts';
import { fingerprint } from './fingerprint.ts';
import { contentToday, outFolder } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where the built site is. */
export const siteFolder = outFolder(process.env);

/**
 * Builds the site as `npm run build` does, unless it is there and nothing has changed that goes into it.
 *
 * @param settings on top of what is set already
 * @returns what was done, in a few words
 * @throws with the build's output when it fails
 */
export async function ensureFreshSite(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const environment = { ...process.env, ...settings };
  // Inside the folder that every build replaces, so a site built otherwise has no stamp and is built again.
  const stampFile = join(outFolder(environment), '.built-from');
  const currentStamp = buildFingerprint(environment);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp) return 'The built site is up to date.';
  const { code, output } = await runTool([...buildCommand, 'warn'], { env: settings });
  if (code !== 0) throw new Error(output.trim());
  // The build's warnings are passed on.
  writeFileSync(stampFile, currentStamp);
  return output.trim();
}

/** The command line that builds the site; what of its log is shown comes last. */
export const buildCommand = ['node_modules/vite/bin/vite.js', 'build', 'site', '--logLevel'] as const;

/** One text that changes with anything that goes into a built site: code, words, settings, and the day. */
function buildFingerprint(environment: NodeJS.ProcessEnv): string {
  const { BASE_PATH, SITE_ADDRESS, CONTENT_DIR, ALLOW_PLACEHOLDER } = environment;
  const inputs = [
    'src',
    // The tests of the built site do not go into it.
    ...readdirSync(join(root, 'site')).flatMap((name) => (name === 'e2e' ? [] : [`site/${name}`])),
    ...['package.json', 'package-lock.json'],
    ...(CONTENT_DIR ? [CONTENT_DIR] : []),
  ];
  // "Today" goes into the site as well: an entry without an end lasts until then.
  const settings = [BASE_PATH, SITE_ADDRESS, CONTENT_DIR, ALLOW_PLACEHOLDER, contentToday(environment)];
  return fingerprint(root, inputs, [process.version, ...settings]);
}
