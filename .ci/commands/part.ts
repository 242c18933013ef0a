import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { runVitest } from '../steps/runVitest.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** Tests that need a build or another browser: `npm test` and `npm run test:more` run them. */
const elsewhere = /^(site\/e2e\/(?!flipbook\/bench|pictures)|\.storybook\/book)/;

/**
 * `npm run test:part -- src/console/menu`: a part's unit tests, and its stories with pictures and
 * axe.
 * @param args the part, then arguments for Vitest: `-t 'a claim'`
 */
export default async function part([path = '', ...args]: readonly string[]): Promise<number> {
  const files = testsOf(path);
  // Delete earlier differences: `npm run pictures -- changed` must renew only those of this run.
  rmSync(diffs, { recursive: true, force: true });
  const projects = ['--project=unit', '--project=build', '--project=storybook'];
  const { passed, failures } = await runVitest([...projects, ...files, ...args]);
  if (passed + failures.length === 0) console.log('Error: no tests found.');
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

/**
 * The unit tests in the path's folder or with its name, and the stories in its folder with its
 * name. A file without tests, such as a style sheet, gets those of its parent folder. If no story
 * has the name, all behavior stories of the folder run.
 * @throws if nothing tests the path
 */
function testsOf(path: string): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => /\.(test\.ts|stories\.tsx)$/.test(file) && !elsewhere.test(file));
  if (tests.includes(path)) return [path];
  // Stop before the whole of src or site: `npm test` covers those.
  for (let part = relative(root, resolve(root, path)); part.includes('/'); part = dirname(part)) {
    const stem = part.replace(/(?<=\/[^/.]+)\.[^/]*$/, '');
    const partFiles = files.filter(
      (file) => file === part || file.startsWith(`${stem}/`) || file.startsWith(`${stem}.`),
    );
    const names = partFiles.filter((file) => file.endsWith('.tsx')).map(nameOf);
    const isInSrc = part.startsWith('src/');
    const storyFolder = `stories/${isInSrc ? part.split('/')[1] : 'site'}/`;
    const inFolder = tests.filter((test) => test.startsWith(storyFolder));
    const stories = inFolder.filter((story) =>
      (isInSrc ? [nameOf(stem), ...names] : names).some((name) => nameOf(story).includes(name)),
    );
    const units = tests.filter((test) => partFiles.includes(test));
    // A component needs stories: unit tests of other files in its folder are not enough.
    const hasEnoughTests = stories.length > 0 || !isInSrc || part !== stem;
    const matchingTests = [
      ...units,
      ...(hasEnoughTests ? stories : inFolder.filter((story) => story.includes('.behaviour.'))),
    ];
    if (partFiles.length > 0 && matchingTests.length > 0) return matchingTests;
  }
  throw new Error(`No tests found for ${path || 'an empty path'}. Expected a file or folder in ${folders.join(', ')}.`);
}

/** A file's name without its extensions, in lower case. */
const nameOf = (file: string) => basename(file).split('.')[0]?.toLowerCase() ?? '';
