// Finds the role in an owner's job title, which may say something else: "Nurse | Open to work",
// "Former cook, now baker".
import { anyOf, wholeWord, words } from '../words/words.ts';

const wordStart = (list: Parameters<typeof anyOf>[0]) => `(?<!\\p{L})${anyOf(list)}`;

const search = new RegExp(wordStart(words.entries['job searches']), 'iu');
const formerWord = wordStart(words.entries['former posts']);
const former = new RegExp(formerWord, 'iu');
const now = new RegExp(`^${anyOf(words.entries.now)}\\s+`, 'i');

/** The separators of a title's parts: bars, bullets, commas, semicolons, brackets and dashes. */
const separators = /\s*[|•·,;()]\s*|\s+[–—-]\s+/;

/** The title without parts about a search for a job or a former post; `''` if it has only such parts. */
export function roleIn(title: string): string {
  if (!search.test(title) && !former.test(title)) return title;
  const roles = title.split(separators).filter((part) => part !== '' && !search.test(part) && !former.test(part));
  return roles
    .map((role) => role.replace(now, ''))
    .join(', ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const job = new RegExp(wholeWord(words.documents.jobs), 'iu');

/** Whether a text has the name of a post: "Research Assistant". */
export const namesPost = (text: string): boolean => job.test(text);

/** Match texts with the name of a degree: "Master of Arts", "BA Forestry". */
export const degreePatterns: readonly RegExp[] = [
  new RegExp(wholeWord(words.documents.degrees), 'iu'),
  new RegExp(`^${anyOf(words.documents['degrees in capitals'])}(?![\\p{L}&])`, 'u'),
];

const organization = new RegExp(`${wholeWord(words.documents.employers)}|${anyOf(words.documents.schools)}`, 'iu');

/** Whether a text has the name of an employer or a school: "Oak University, Ghent". */
export const namesOrganization = (text: string): boolean => organization.test(text);

/** Whether a post and its employer may be in each other's fields, or both in one field. */
export function mayBeExchanged(post: string, employer: string): boolean {
  if (!post || !employer) return job.test(employer) || (post !== '' && !job.test(post));
  return !job.test(post) && (job.test(employer) || organization.test(post) || /, [A-Z]{2}$/.test(employer));
}

/** Whether a text says that the owner has left a post: "Former pastry chef". */
export function isFormerPost(post: string, text: string): boolean {
  const plain = post.replace(/[^\p{L}\p{N}]+/gu, '.').toLowerCase();
  return plain !== '' && new RegExp(`${formerWord}.{0,20}${plain}`, 'iu').test(text);
}
