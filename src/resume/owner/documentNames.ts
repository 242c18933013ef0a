import { latinize } from '../text/latinize.ts';
import { slugOf } from '../text/slugOf.ts';

/** The paths of the documents without the owner's name, relative to the site's URL. */
export const plainDocumentNames = {
  resume: 'pdf/resume.pdf',
  letter: 'pdf/cover-letter.pdf',
  manual: 'pdf/manual.pdf',
  foldable: 'pdf/foldable-manual.pdf',
  foldableLetter: 'pdf/foldable-manual-letter.pdf',
} as const;

/** The plain résumé, the generic letter, the manual, the sheet to fold (A4 or Letter). */
export type DocumentKind = keyof typeof plainDocumentNames;

/** The most characters of an owner's name in a file name. */
const maxNameLength = 60;

/**
 * Paths with the owner's name, to stand out in a download folder: `pdf/ada-lovelace-resume.pdf`.
 * Names in non-Latin scripts get the plain paths.
 */
export function documentNames(owner: string): Readonly<Record<DocumentKind, string>> {
  const slug = nameSlug(owner);
  if (!slug) return plainDocumentNames;
  const ownerNames = mapValues(plainDocumentNames, (file) => file.replace('pdf/', `pdf/${slug}-`));
  // For an owner called "Foldable" the manual would overwrite the foldable manual.
  const plainPaths: readonly string[] = Object.values(plainDocumentNames);
  return Object.values(ownerNames).some((name) => plainPaths.includes(name)) ? plainDocumentNames : ownerNames;
}

function mapValues<Key extends string>(record: Readonly<Record<Key, string>>, transform: (value: string) => string) {
  const result: Record<Key, string> = { ...record };
  for (const key in result) result[key] = transform(result[key]);
  return result;
}

function nameSlug(owner: string): string {
  if (/[^\P{L}a-z]/u.test(latinize(owner).toLowerCase())) return '';
  const slug = slugOf(owner);
  if (slug.length <= maxNameLength) return slug;
  // Cut between words if possible.
  return slug
    .slice(0, maxNameLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxNameLength);
}
