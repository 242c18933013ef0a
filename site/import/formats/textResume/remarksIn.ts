// Finds the words of an entry's heading that its fields do not have: "part-time", "Summers", a second link.
import { isDatePart, readPeriod, remarkOfDates } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { everyText } from '../../values.ts';
import { anyOf, listOf, words } from '../../words/words.ts';
import { isDuration, isEmploymentKind, withoutOrdinals } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { withCommas } from './lists.ts';

/** The separators of a line's parts: tabs, wide spaces, commas, dashes and the like. */
const separators = /\t|\s+[·•|]\s+|\s{3,}|[,;]\s+(?!\d{4})|(?<!\d)\s+[–—]\s+(?=\D)/;

/** The marks before and after a part. */
const marksAround = /^[\s:.,•·|–—-]+|[\s:.,•·|–—-]+$/g;

/** Drops brackets around a text, and those without their counterpart in it: "(part-time)", "Ghent)". */
function withoutOuterBrackets(text: string): string {
  const isWhole = text.split(/[([]/).length === text.split(/[)\]]/).length && !/^[([][^()[\]]*[)\]]$/.test(text);
  return isWhole ? text : text.replace(/^\s*[([]|[)\]]\s*$/g, '');
}

const connectives: ReadonlySet<string> = new Set(listOf(words.documents['before an employer']));
const gradeLabel = new RegExp(`^${anyOf(words.documents['labels of a grade'])}$`, 'i');

const wordsOf = (text: string) =>
  withoutOrdinals(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of each field, and each number of a date in all its lengths: 2019 and 19, 04 and 4. */
function wordsOfFields(fields: object): ReadonlySet<string> {
  return new Set(
    everyText(fields)
      .flatMap(({ text }) => wordsOf(text))
      .flatMap((word) => (/^\d+$/.test(word) ? [word, word.slice(-2), String(Number(word))] : [word])),
  );
}

/** The parts of a heading with a word that no field has. They become the first paragraph of the entry. */
function remarksIn(heading: readonly TextLine[], fields: object): string {
  const knownWords = wordsOfFields(fields);
  const isKnown = (word: string) =>
    knownWords.has(word) || isDatePart(word) || connectives.has(word) || gradeLabel.test(word);
  // The duration of a range adds nothing. "2022, 14 months" is more than a year.
  const isRange = Object(fields).startDate !== Object(fields).endDate;
  const linkTexts = new Set(heading.flatMap((line) => line.linkTexts ?? []));
  const names = everyText(fields).flatMap(({ text }) => (/\p{L}{2}/u.test(text) ? [text] : []));
  const withoutDuration = (text: string) =>
    text.replace(/\(([^()]*)\)/g, (bracket, inner: string) => (isRange && isDuration(inner) ? '\t' : bracket));
  const parts = heading
    .map(({ text }) => withoutDuration(names.reduce((rest, name) => rest.replace(name, '\t'), text)))
    .flatMap((text) => text.split(separators))
    .map((part) => (linkTexts.has(part.trim()) ? '' : withoutOuterBrackets(part.replace(marksAround, ''))))
    // "b" is an icon, and "(31)" the number of a region.
    .filter(
      (part) => !/^(?:\p{Ll}|\d\d)$/u.test(part) && !(isRange && isDuration(part)) && !wordsOf(part).every(isKnown),
    )
    .map((part) => (readPeriod(part) && remarkOfDates(part)) || part);
  const links = heading.flatMap(({ links: urls, linkTexts: texts = [] }) =>
    urls.flatMap((url, index) => {
      const isInField = everyText(fields).some(({ text }) => text === url);
      return isInField ? [] : [texts[index] ? `[${texts[index]}](${url})` : url];
    }),
  );
  return withCommas([...new Set([...parts, ...links])].join('\t'));
}

export function withRemarks({ heading }: TextEntry, fields: object, summary: string): string {
  return [remarksIn(heading, fields), summary].filter(Boolean).join('\n\n');
}

const remarkAtEnd = new RegExp(
  `(?:[,;]|\\s[–—-])\\s(?!${anyOf(words.dates['between several dates'])}\\s)(?:\\p{Ll}|\\d+[\\s,.%])[^()]*$`,
  'u',
);

/** A name without the remark at its end, which is in lower case or a number: "Oak (part-time)", "Oak, 18 months". */
export function withoutRemark(name: string): string {
  const [, bracket = ''] = /\(([^()]*)\)$/.exec(name) ?? [];
  const isRemark = /^(?:\p{Ll}|\d+[^\d])/u.test(bracket) || isEmploymentKind(bracket.replace(/,.*$/, ''));
  const text = isRemark ? name.slice(0, -bracket.length - 2).trim() : name;
  return text.replace(remarkAtEnd, '').trim() || name;
}
