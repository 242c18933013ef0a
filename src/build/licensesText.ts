import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Where packages are, with a closing slash. */
export const modules = `${root}/node_modules/`;

/** A path up to its innermost package's folder. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A few lines that the bundler adds: a zero byte, its name, a file of no disk. */
const bundlersOwn = /^\0(vite|rolldown)\//;

const licenceFile = /^licen[cs]e(\.(md|txt))?$/i;

/** Vite's file goes on with the licences of what Vite itself is made from, none of which is bundled. */
const ofItsOwnParts = /\n# Licenses of bundled dependencies.*$/s;

/**
 * The licence of this project, and those of the packages that files come from, by name, as one text.
 *
 * @param files names of modules and other files, as the bundler has them
 * @throws when a package says no licence
 */
export function licensesText(files: readonly string[]): string {
  const inPackages = files.map((file) => file.replace(bundlersOwn, `${modules}$1/`));
  const folders = new Set(inPackages.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const ownLicense = section('playable-resume (MIT)', readFileSync(join(root, 'LICENSE'), 'utf8'));
  return [ownLicense, ...Array.from(folders, licenceIn).sort()].join('\n\n');
}

function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => licenceFile.test(one));
  if (file === undefined)
    throw new Error(
      `${name} ${version} is bundled, but has no file with its licence (LICENSE, LICENSE.md …). ` +
        'Its licence must go with what is built: see licensesText.ts.',
    );
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').replace(ofItsOwnParts, '');
  return section(`${name} ${version} (${license})`, text);
}

function section(title: string, text: string): string {
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;
}
