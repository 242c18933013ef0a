// Reads entries without a line of dates: titles with the lines below them, or list items, which may have dates.
import type { TextLine } from '../../read/TextLine.ts';
import { datesIn, partsOf, withoutFullStop } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { withNames } from './entryParts.ts';
import { isAddress, isName, isShort, isTitle } from './lineKinds.ts';
import { isOrganization } from './roleWords.ts';

export function undatedEntries(lines: readonly TextLine[], isOneLine = false): readonly TextEntry[] {
  const titles = lines.flatMap((line, index) => (isTitle(line) ? [index] : []));
  const parts = [0, ...titles].map((start, order) => lines.slice(start, titles[order]));
  return parts.flatMap((part) => {
    const [title, ...items] = part;
    if (!title || !isTitle(title)) return entriesAt(part, entryLines(part, isOneLine));
    // A title above entries with dates is a heading: "Committees", "- Honours Council (2015 – 2018)".
    const dated = datedItems(items);
    const isHeading = dated.length > 1 && (dated[0] === 0 || dated.length * 2 > items.length);
    return isHeading ? entriesAt(items, itemStarts(items, dated)) : entriesAt(part, [0]);
  });
}

export const entriesAt = (lines: readonly TextLine[], starts: readonly number[]) =>
  starts.flatMap((start, order) => {
    const [line, ...body] = lines.slice(start, starts[order + 1]);
    return line ? [undatedEntry(line, body)] : [];
  });

const indexesOf = (lines: readonly TextLine[], test: (line: TextLine) => boolean) =>
  lines.flatMap((line, index) => (test(line) ? [index] : []));

const isItem = (line: TextLine) => line.isListItem && !line.isNested;

const datedItems = (lines: readonly TextLine[]) =>
  indexesOf(lines, (line) => isItem(line) && datesIn({ ...line, isListItem: false }) !== undefined);

const isPhrase = (text: string) => /(?: \p{Ll}+){3}/u.test(text);

/** The items of a list that start entries. If most dated items have undated ones below them, these are details. */
function itemStarts(items: readonly TextLine[], dated: readonly number[]): readonly number[] {
  const all = indexesOf(items, isItem);
  const withDetails = dated.filter((index) => all.includes(index + 1) && !dated.includes(index + 1));
  const haveDetails = withDetails.length * 2 > dated.length;
  return all.filter((index) => dated.includes(index) || !(haveDetails || isPhrase(items[index]?.text ?? '')));
}

/**
 * The lines that start entries in a part without titles: all if they share a form, else those like the first one if it
 * has a web address or names an organization, else only the first.
 */
function entryLines(lines: readonly TextLine[], isOneLine: boolean): readonly number[] {
  const dated = datedItems(lines);
  if (dated[0] === 0 && dated.length > 1) return itemStarts(lines, dated);
  const forms = [
    ({ isListItem }: TextLine) => isListItem,
    (line: TextLine) => isOneLine || isShort({ ...line, isListItem: false }),
    isNamedText,
  ];
  if (forms.some((isForm) => lines.every(isForm)))
    return indexesOf(lines, (line) => line === lines[0] || (!line.isNested && !/^\p{Ll}/u.test(line.text)));
  // "Oak Map (https://oak.example)" above a text
  const withAddress = indexesOf(lines, ({ text, isListItem }) => !isListItem && nameWithAddress.test(text));
  // "Oak School" above degrees, and "Elm College" above others
  const schools = indexesOf(lines, (line) => isName(line) && !isPhrase(line.text) && isOrganization(line.text));
  const [starts = []] = [withAddress, schools].filter(([first]) => first === 0);
  return starts.length > 0 ? starts : lines.slice(0, 1).map((_, index) => index);
}

/** "Oak Map - A map of all the old oaks." */
const nameAndText = /^(\p{Lu}[^.!?:]{2,60}?) [–—-] (\p{Lu}.{20,})$/u;

export const isNamedText = (line: TextLine): boolean =>
  !line.isListItem && nameAndText.test(line.text) && !datesIn(line)?.form.startsWith('first');

const nameWithAddress = /^\S.{1,50} \((?:https?:\/\/|www\.)\S+\)$/;

function undatedEntry(line: TextLine, body: readonly TextLine[]): TextEntry {
  const dates = line.isListItem ? datesIn({ ...line, isListItem: false }) : undefined;
  const texts = dates && dates.before.length > 0 ? dates.before : partsOf(line.text);
  const [next] = body;
  const isNextAddress = next !== undefined && isAddress(next.text);
  const [, shortName = '', description = ''] = (!line.isListItem && nameAndText.exec(line.text)) || [];
  if (shortName && !dates && /[.!]/.test(description)) {
    const heading = { ...line, text: shortName };
    return { names: [heading], heading: [heading], body: [{ ...line, text: description, links: [] }, ...body] };
  }
  return withNames(line, {
    ...dates?.period,
    names: texts.map((text, index) => ({ ...line, text: withoutFullStop(text), column: `0.${index}` })),
    heading: [line],
    url: line.links[0] ?? (isNextAddress ? (next.links[0] ?? next.text) : undefined),
    body: isNextAddress ? body.slice(1) : body,
  });
}
