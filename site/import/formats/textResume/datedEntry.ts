// Reads an entry with dates: its names and its place are above, beside or below the dates.
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { type LineDates, partsOf } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { hasTown, isAddress, isShort, isTitle, isWholeName } from './lineKinds.ts';
import { isNameLike, jobWords } from './namedEntries.ts';

/** The lines of an entry: its line with dates, the names above it and the lines below it. */
type EntryLines = {
  above: readonly TextLine[];
  line: TextLine;
  dates: LineDates;
  below: readonly TextLine[];
  isNameBelow: boolean;
};

/** Whether the line below the dates is another name of the entry. */
function hasNameBelow({ above, line, dates, below: [next], isNameBelow }: EntryLines, textsAfter: readonly string[]) {
  if (!next || isNameBelow) return next !== undefined;
  const isNamedBefore = above.length > 0 || dates.before.length > 0;
  const isOnlyTitle = !isNamedBefore && textsAfter.length === 1 && !textsAfter[0]?.includes(', ');
  if (line.names || (textsAfter.length > 0 && !isOnlyTitle)) return false;
  const isUnnamed = !isNamedBefore && textsAfter.length === 0;
  return isShort(next) || hasTown(next) || (!isNamedBefore && isTitle(next)) || (isUnnamed && isWholeName(next));
}

export function datedEntry(entryLines: EntryLines): TextEntry {
  const { above, line, dates, below, isNameBelow } = entryLines;
  const { period, before, after } = dates;
  const textsAfter = after
    .filter((text) => !isAddress(text) && isNameLike(text))
    .map((text) => text.replace(/(?<=\p{L}{4})\.$/u, ''));
  const next = hasNameBelow(entryLines, textsAfter) ? below[0] : undefined;
  const textsBelow = next ? partsOf(isSentence(next.text) ? next.text.slice(0, -1) : next.text) : [];
  const entry = {
    ...period,
    url: [...above, line].flatMap(({ links }) => links)[0] ?? after.find(isAddress),
    heading: [...above, line, ...(next ? [next] : [])],
    body: next ? below.slice(1) : below,
  };
  // "2019 – 2021    Joiner", as in a table: an employer may be below.
  if (above.length + before.length === 0) {
    const [title, organization, place] = withJoinedTitles([...textsAfter, ...textsBelow]);
    return { ...entry, names: [title, organization].flatMap((text) => (text ? [{ text }] : [])), place };
  }
  const [name, town] = next ? textsBelow : textsAfter;
  // "Oak Hospital    Leeds" above the line with the dates.
  const namesAbove = above.map((lineAbove) => ({ ...lineAbove, text: partsOf(lineAbove.text)[0] ?? '' }));
  const [townAbove] = above.flatMap(({ text }) => partsOf(text).slice(1));
  const names = [...namesAbove, ...before.map((text) => ({ text }))];
  // "Oak    Ghent" below a title is an employer and a place.
  if (name && ((names.length === 1 && town) || isNameBelow))
    return { ...entry, names: [...names, { text: name }], place: town };
  return { ...entry, names, place: name ?? townAbove };
}

/** Joins titles in front of an employer: "Joiner", "Foreman", "Oak". */
function withJoinedTitles(texts: readonly string[]): readonly string[] {
  const count = texts.findIndex((text) => !jobWords.test(text));
  return count > 1 && texts.length > 2 ? [uniqueTexts(texts.slice(0, count)).join(', '), ...texts.slice(count)] : texts;
}

const uniqueTexts = (texts: readonly string[]) =>
  [...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();
