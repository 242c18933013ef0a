// Invented résumés in the style of real ones, by file name.
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

/** Files whose printed résumés differ in their parts. */
export const printedCorpus = [
  'academic.yaml',
  'addresses-without-scheme.json',
  'eight-jobs.yaml',
  'europass-candidate.xml',
  'freelancer-without-dates.yaml',
  'front-matter.yaml',
  'german.yaml',
  'many-of-a-kind.json',
  'portuguese-years-in-the-summary.yaml',
  'reactive-resume-4.json',
  'rendercv.yaml',
  'sample-of-json-resume.json',
  'student-without-work.yaml',
  'two-jobs-at-once.yaml',
];

export function corpusFile(name: string): NamedSource {
  if (name !== linkedinExport) return { file: name, text: readFileSync(join(folder, name), 'utf8') };
  const tables = readdirSync(join(folder, 'linkedin')).map((table) => [
    `Basic_Export/${table}`,
    new Uint8Array(readFileSync(join(folder, 'linkedin', table))),
  ]);
  return { file: linkedinExport, bytes: zipSync(Object.fromEntries(tables)) };
}
