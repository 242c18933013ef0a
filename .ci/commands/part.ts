import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { baselines, diffs } from '../../.storybook/pictureFolder.ts';
import { writeContactSheet } from '../../.storybook/pictures/contactSheet.ts';
import { moduleGraph } from '../steps/moduleGraph.ts';
import { runVitest } from '../steps/runVitest.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** Tests that need a build or another browser: `npm test` and `npm run test:more` run them. */
const testsWithBuild = /^(site\/e2e|\.storybook\/published)\//;

/**
 * `npm run test:part -- src/console/menu` runs a part's unit tests and the stories that render it,
 * with pictures and axe.
 * @param args the part, then arguments for Vitest: `-t 'a test title'`
 */
export default async function part([path = '', ...args]: readonly string[]): Promise<number> {
  const { files, needsPicture } = testsOf(path);
  console.log(`Running ${files.length} files:\n  ${files.join('\n  ')}`);
  // Delete earlier differences: `npm run pictures -- changed` must renew only those of this run.
  rmSync(diffs, { recursive: true, force: true });
  const hasUnitTests = files.some((file) => file.endsWith('.test.ts'));
  const projects = ['--project=storybook', ...(hasUnitTests ? ['--project=unit', '--project=build'] : [])];
  const { passed, failures, storyIds } = await runVitest([...projects, ...files, ...args]);
  const pictureCount = storyIds.filter((id) => existsSync(join(baselines, `${id}.png`))).length;
  console.log(`Stories with pictures: ${pictureCount}.`);
  const sheet = await writeContactSheet();
  if (sheet) console.log(`Before, after and difference: ${relative(root, sheet)}`);
  if (passed + failures.length === 0) console.log('Error: no tests found.');
  const lacksPicture = needsPicture && args.length === 0 && pictureCount === 0;
  if (lacksPicture)
    console.log(
      storyIds.length === 0
        ? `Error: no story of ${path} ran. The browser did not start or connect, or no file loaded: see the error above.`
        : `Error: no picture shows ${path}. Add a story with a picture of it.`,
    );
  return failures.length === 0 && passed > 0 && !lacksPicture ? 0 : 1;
}

/**
 * Finds a path's tests: unit tests in the folder or with the file's name, stories that render it, and
 * behavior stories with its name. A path without tests gets those of its parent folder.
 * @throws if nothing tests the path
 */
function testsOf(path: string): { readonly files: readonly string[]; readonly needsPicture: boolean } {
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => /\.(test\.ts|stories\.tsx)$/.test(file) && !testsWithBuild.test(file));
  if (tests.includes(path)) return { files: [path], needsPicture: false };
  const relativePath = relative(root, resolve(root, path));
  const visualFiles = files.filter((file) => isInPart(file, relativePath) && visualFile.test(file));
  const stories = visualFiles.length > 0 ? storiesThatRender(visualFiles, tests) : [];
  // Stop before the whole of src or site: `npm test` covers those.
  for (let part = relativePath; part.includes('/'); part = dirname(part)) {
    const partFiles = files.filter((file) => isInPart(file, part));
    const names = partFiles.filter((file) => file.endsWith('.tsx')).map(nameOf);
    const behavior = tests.filter((test) => test.includes('.behavior.') && isAbout(test, part, names));
    const units = tests.filter((test) => partFiles.includes(test) && test.endsWith('.test.ts'));
    const matchingTests = new Set([...units, ...stories, ...behavior]);
    if (partFiles.length > 0 && matchingTests.size > 0)
      return { files: [...matchingTests], needsPicture: stories.length > 0 };
  }
  throw new Error(`No tests found for ${path || 'an empty path'}. Expected a file or folder in ${folders.join(', ')}.`);
}

/** Files that change pictures: components, style sheets, sprites and drawings. */
const visualFile = /^(src|site|stories)\/.*(?<!\.stories)\.(tsx|css|txt|svg)$|^src\/art\/.*(?<!\.test)\.ts$/;

/** Stories with pictures that import one of the files. The preview's style sheets affect all stories. */
function storiesThatRender(files: readonly string[], tests: readonly string[]): readonly string[] {
  const filesOf = moduleGraph(root);
  const stories = tests.filter((test) => /^(?!.*\.behavior\.).*\.stories\.tsx$/.test(test));
  const previewSheets = [...filesOf('.storybook/preview.tsx')].filter((file) => file.endsWith('.css'));
  if (files.some((file) => previewSheets.includes(file))) return stories;
  return stories.filter((story) => {
    const imports = filesOf(story);
    return files.some((file) => imports.has(file) || imports.has(dirname(file)));
  });
}

/** Whether a file is in the part, or is the part itself with any extension. */
function isInPart(file: string, part: string): boolean {
  const stem = part.replace(/(?<=\/[^/.]+)\.[^/]*$/, '');
  return file === part || file.startsWith(`${stem}/`) || file.startsWith(`${stem}.`);
}

/** Whether a story in the part's folder is named after a component or, in src, after the part. */
function isAbout(story: string, part: string, names: readonly string[]): boolean {
  const isInSrc = part.startsWith('src/');
  const folder = `stories/${isInSrc ? part.split('/')[1] : 'site'}/`;
  return (
    story.startsWith(folder) &&
    [...(isInSrc ? [nameOf(part)] : []), ...names].some((name) => nameOf(story).includes(name))
  );
}

/** A file's name without its extensions, in lower case. */
const nameOf = (file: string) => basename(file).split('.')[0]?.toLowerCase() ?? '';
