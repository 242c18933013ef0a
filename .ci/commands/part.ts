import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { diffs } from '../../.storybook/pictureFolder.ts';
import { runVitest } from '../steps/runVitest.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** Tests that need a build or another browser: `npm test` and `npm run test:more` run them. */
const elsewhere = /^(site\/e2e|\.storybook\/book|src\/flipbook\/proof\/(browsers|packed|parity))\//;

/**
 * `npm run test:part -- src/console/menu`: the stories, with their pictures and axe, and the unit tests of one part.
 *
 * @param args the part, then what Vitest takes: `-t 'a claim'`
 * @throws when nothing tests the part
 */
export default async function part([path = '', ...args]: readonly string[]): Promise<number> {
  const files = testsOf(path);
  // What is left there is of this run: `npm run pictures -- changed` renews it.
  rmSync(diffs, { recursive: true, force: true });
  const projects = ['--project=unit', '--project=build', '--project=storybook'];
  const { passed, failures } = await runVitest([...projects, ...files, ...args]);
  if (passed + failures.length === 0) console.log('No test was run.');
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

/**
 * The stories and unit tests of a part: those of its folder or its name, and the stories of its folder that have its name in theirs. What
 * has none, such as a style sheet or a template, has those of the folder around it; where no story has that name, all behaviour
 * of its stories' folder.
 *
 * @param path a file, with or without its ending, or a folder: `src/console`, `src/booklet/TextView`, `.ci/steps`
 * @throws when nothing there is tested
 */
function testsOf(path: string): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => /\.(test\.ts|stories\.tsx)$/.test(file) && !elsewhere.test(file));
  if (tests.includes(path)) return [path];
  // Not the whole of src or site: that is what npm test is for.
  for (let part = relative(root, resolve(root, path)); part.includes('/'); part = dirname(part)) {
    const stem = part.replace(/(?<=\/[^/.]+)\.[^/]*$/, '');
    const own = files.filter((file) => file === part || file.startsWith(`${stem}/`) || file.startsWith(`${stem}.`));
    const names = own.filter((file) => file.endsWith('.tsx')).map(nameOf);
    const inSrc = part.startsWith('src/');
    const ofFolder = `stories/${inSrc ? part.split('/')[1] : 'site'}/`;
    const inFolder = tests.filter((test) => test.startsWith(ofFolder));
    const stories = inFolder.filter((story) =>
      (inSrc ? [nameOf(stem), ...names] : names).some((name) => nameOf(story).includes(name)),
    );
    const units = tests.filter((test) => own.includes(test));
    // What is drawn is proved by being drawn: units of other files in its folder are not enough.
    const isWhole = stories.length > 0 || !inSrc || part !== stem;
    const matchingTests = [
      ...units,
      ...(isWhole ? stories : inFolder.filter((story) => story.includes('.behaviour.'))),
    ];
    if (own.length > 0 && matchingTests.length > 0) return matchingTests;
  }
  throw new Error(`Nothing tests ${path || 'no part'}. Name a file or a folder in one of ${folders.join(', ')}.`);
}

/** A file's name without its endings, in small letters. */
const nameOf = (file: string) => basename(file).split('.')[0]?.toLowerCase() ?? '';
