import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A package of which something is in the site or in the library, with the text of its licence. */
export type BundledPackage = { name: string; version: string; license: string; text: string };

const require = createRequire(import.meta.url);

/** A path up to its innermost package's folder. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A few lines that the bundler adds: a zero byte, its name, a file of no disk. */
const bundlersOwn = /^\0(vite|rolldown)\//;

const licenceFile = /^licen[cs]e(\.(md|txt))?$/i;

/** Vite's file goes on with the licences of what Vite itself is made from, none of which is bundled. */
const ofItsOwnParts = /\n# Licenses of bundled dependencies.*$/s;

/**
 * The packages that files come from, by name.
 *
 * @param files names of modules and other files, as the bundler has them
 * @throws when a package says no licence
 */
export function bundledPackages(files: Iterable<string>): readonly BundledPackage[] {
  const folders = new Set(Array.from(files).flatMap((file) => folderOf(file) ?? []));
  return Array.from(folders, packageIn).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function folderOf(file: string): string | undefined {
  const [, bundler] = bundlersOwn.exec(file) ?? [];
  return bundler === undefined ? packageFolder.exec(file)?.[0] : folderOfTool(bundler);
}

/** Its folder's package.json need not be open to imports, so it is looked for from its main file upwards. */
function folderOfTool(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

function packageIn(folder: string): BundledPackage {
  const { name, version, license }: Record<string, unknown> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => licenceFile.test(one));
  if (file === undefined)
    throw new Error(
      `${name} ${version} is bundled, but has no file with its licence (LICENSE, LICENSE.md …). ` +
        'Its licence must go with what is built: see licensesText.ts.',
    );
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').replace(ofItsOwnParts, '').trim();
  return { name: String(name), version: String(version), license: String(license), text };
}

/** The licences' file, from the root of the site or of the library. */
export const licensesFile = 'licenses.txt';

const ownLicence = join(import.meta.dirname, '../../LICENSE');

/** The licence of this project, and those of the packages, as one text. */
export function licensesText(packages: readonly BundledPackage[]): string {
  const own = section('playable-resume (MIT)', readFileSync(ownLicence, 'utf8').trim());
  const others = packages.map(({ name, version, license, text }) => section(`${name} ${version} (${license})`, text));
  return [own, ...others].join('\n\n');
}

function section(title: string, text: string): string {
  return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
}
