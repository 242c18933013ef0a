// Résumés written like real ones, by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { NamedSource } from '../read/NamedSource.ts';

const folder = join(import.meta.dirname, '../corpus');

export const linkedinExport = 'linkedin.zip';

export const corpusNames: readonly string[] = [
  ...readdirSync(folder).filter((name) => name.includes('.')),
  linkedinExport,
];

export function corpusFile(name: string): NamedSource {
  if (name !== linkedinExport) return { file: name, text: readFileSync(join(folder, name), 'utf8') };
  const tables = readdirSync(join(folder, 'linkedin')).map((table) => [
    `Basic_Export/${table}`,
    new Uint8Array(readFileSync(join(folder, 'linkedin', table))),
  ]);
  return { file: linkedinExport, bytes: zipSync(Object.fromEntries(tables)) };
}
