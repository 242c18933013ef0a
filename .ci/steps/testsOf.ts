import { readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** Tests that need a build or another browser: `npm test` and `npm run test:more` run them. */
const elsewhere = /^(site\/e2e|\.storybook\/book|src\/flipbook\/proof\/(engines|packed|parity))\//;

/**
 * The stories and unit tests of a part: those beside it, and the stories of its room with its name or, of a folder, with the name of
 * a component in it. What has none, such as a template, has those of the folder around it.
 *
 * @param path a file, with or without its ending, or a folder: `src/console`, `src/booklet/TextView`, `.ci/steps`
 * @throws when nothing there is tested
 */
export function testsOf(path: string): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => /\.(test\.ts|stories\.tsx)$/.test(file) && !elsewhere.test(file));
  // Not the whole of src or site: that is what npm test is for.
  for (let part = relative(root, resolve(root, path)); part.includes('/'); part = dirname(part)) {
    const stem = part.replace(/(?<=\/[^/.]+)\.[^/]*$/, '');
    const own = files.filter((file) => file === part || file.startsWith(`${stem}/`) || file.startsWith(`${stem}.`));
    const names = own.filter((file) => file.endsWith('.tsx')).map(nameOf);
    const room = `stories/${part.startsWith('src/') ? part.split('/')[1] : 'site'}/`;
    const isOfPart = (test: string) =>
      own.includes(test) || (test.startsWith(room) && names.some((name) => nameOf(test).startsWith(name)));
    const found = part === path && part.includes('.stories.') ? [part] : tests.filter(isOfPart);
    if (own.length > 0 && found.length > 0) return found;
  }
  throw new Error(`Nothing tests ${path || 'no part'}. Name a file or a folder in one of ${folders.join(', ')}.`);
}

/** A file's name without its endings. */
const nameOf = (file: string) => basename(file).split('.')[0] ?? '';
