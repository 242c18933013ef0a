import { latinize } from './latinize.ts';

/** The addresses that the documents have whatever the owner's name is, below the site's. */
export const plainDocumentNames = {
  resume: 'pdf/resume.pdf',
  letter: 'pdf/cover-letter.pdf',
  manual: 'pdf/manual.pdf',
  foldable: 'pdf/foldable-manual.pdf',
  foldableLetter: 'pdf/foldable-manual-letter.pdf',
} as const;

/** One of the documents: the plain résumé, the letter for everybody, the manual, the sheet to fold on A4 and on Letter. */
export type DocumentKind = keyof typeof plainDocumentNames;

/** The most of a name that stands in the name of a file. In letters. */
const maxNameLength = 60;

/**
 * The names under which the documents are given out, after their owner, so that they can be distinguished in a folder of
 * downloads: `pdf/ada-lovelace-resume.pdf`. A name with letters of another script has the plain ones.
 */
export function documentNames(owner: string): Readonly<Record<DocumentKind, string>> {
  const slug = nameSlug(owner);
  if (!slug) return plainDocumentNames;
  const ownerNames = mapValues(plainDocumentNames, (file) => file.replace('pdf/', `pdf/${slug}-`));
  // A person called "Foldable" would have their manual where the foldable one is.
  const plain: readonly string[] = Object.values(plainDocumentNames);
  return Object.values(ownerNames).some((name) => plain.includes(name)) ? plainDocumentNames : ownerNames;
}

function mapValues<Key extends string>(record: Readonly<Record<Key, string>>, transform: (value: string) => string) {
  const result: Record<Key, string> = { ...record };
  for (const key in result) result[key] = transform(result[key]);
  return result;
}

function nameSlug(owner: string): string {
  const latinName = latinize(owner).toLowerCase();
  if (/[^\P{L}a-z]/u.test(latinName)) return '';
  const words = latinName
    .replace(/['’ʼ]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    if (`${slug}-${word}`.length > maxNameLength) break;
    slug = slug ? `${slug}-${word}` : word;
  }
  return slug || (words[0] ?? '').slice(0, maxNameLength);
}
