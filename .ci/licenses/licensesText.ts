import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundledPackages.ts';

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
