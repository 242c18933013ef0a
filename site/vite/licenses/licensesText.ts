import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The folder of packages, with a trailing slash. */
export const modules = `${root}/node_modules/`;

/** A path up to the folder of its innermost package. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A bundler's virtual modules: a zero byte and a name, no file on disk. */
const bundlerModule = /^\0(vite|rolldown)\//;

const licenseFile = /^licen[cs]e(\.(md|txt))?$/i;

/** Vite's license file also has the licenses of its dependencies, which are not bundled. */
const bundledDependencies = /\n# Licenses of bundled dependencies.*$/s;

/**
 * The licenses of this project and of the packages that the files belong to, as one text.
 * @param files module and file names as the bundler reports them
 * @throws when a package has no license
 */
export function licensesText(files: readonly string[]): string {
  const inPackages = files.map((file) => file.replace(bundlerModule, `${modules}$1/`));
  const folders = new Set(inPackages.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const ownLicense = section('playable-resume (MIT)', readFileSync(join(root, 'LICENSE'), 'utf8'));
  return [ownLicense, ...Array.from(folders, licenseIn).sort()].join('\n\n');
}

function licenseIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => licenseFile.test(one));
  if (file === undefined)
    throw new Error(
      `The bundled package ${name} ${version} has no license file (LICENSE, LICENSE.md, …). ` +
        'The build must include every license. Replace the package, or extend site/vite/licenses/licensesText.ts.',
    );
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').replace(bundledDependencies, '');
  return section(`${name} ${version} (${license})`, text);
}

function section(title: string, text: string): string {
  return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`;
}
