import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFolder, packageFolders } from '../../site/vite/packages/buildLibrary.ts';
import { releaseOf } from '../release/releaseOf.ts';

/** The folder of each package's package.json and changelog. */
const folders: Readonly<Record<string, string>> = { 'react-page-turn': 'src/flipbook', 'playable-resume': '.' };

/**
 * The release workflow runs this. It checks a tag, writes the release's notes to `dist/notes.md`, and
 * writes the package's folder and npm tag to the step's outputs.
 * @throws if tag, version and changelog do not agree
 */
export default async function release([tag = '']: readonly string[]): Promise<number> {
  const packages = Object.entries(folders).map(([name, folder]) => ({
    name,
    version: String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version),
    changelog: readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'),
  }));
  const { name, distTag, notes } = releaseOf(tag, packages);
  const isPackage = (key: string): key is keyof typeof packageFolders => key in packageFolders;
  const folder = isPackage(name) ? packageFolders[name] : '';
  writeFileSync(join(libraryFolder, 'notes.md'), `${notes}\n`);
  const outputs = `folder=dist/${folder}\ndist-tag=${distTag}\n`;
  const file = process.env.GITHUB_OUTPUT;
  if (file) appendFileSync(file, outputs);
  console.log(outputs + notes);
  return 0;
}
