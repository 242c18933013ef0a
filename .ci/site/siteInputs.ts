import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const root = resolve(import.meta.dirname, '../..');

/** One text that changes with anything that goes into a built site: code, words, settings, and the day. */
export function siteInputs(environment: Readonly<Record<string, string | undefined>>): string {
  const { BASE_PATH, SITE_ADDRESS, CONTENT_DIR, ALLOW_PLACEHOLDER, SOURCE_DATE_EPOCH } = environment;
  const inputs = [
    'src',
    // The tests of the built site do not go into it.
    ...readdirSync(join(root, 'site')).flatMap((name) => (name === 'e2e' ? [] : [`site/${name}`])),
    'package.json',
    'package-lock.json',
    '.ci/browsers.ts',
    '.ci/licenses',
    ...(CONTENT_DIR ? [CONTENT_DIR] : []),
  ];
  // "Today" goes into the site as well: an entry without an end lasts until then.
  const today = SOURCE_DATE_EPOCH ?? new Date().toISOString().slice(0, 10);
  return fingerprint(root, inputs, [process.version, BASE_PATH, SITE_ADDRESS, CONTENT_DIR, ALLOW_PLACEHOLDER, today]);
}
