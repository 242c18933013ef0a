// Reads entries without a line of dates: titles with the lines below them, or list items, which may have dates.
import { withoutDuration } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { areDatesFirst } from './datedLines.ts';
import { datesIn, partsOf, withoutFullStop } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { isName, isShort, isTitle } from './lineKinds.ts';
import { evidenceFor, isOrganization } from './roleWords.ts';

export function undatedEntries(lines: readonly TextLine[]): readonly TextEntry[] {
  // "Oak College" in bold above "BSc Biology" in large type is one entry.
  const isSecond = (line: TextLine, above?: TextLine) => above && isTitle(above) && above.isBold && !line.isBold;
  const titles = lines.flatMap((line, index) => (isTitle(line) && !isSecond(line, lines[index - 1]) ? [index] : []));
  const parts = [0, ...titles].map((start, order) => lines.slice(start, titles[order]));
  return parts.flatMap((part) => {
    const [title, ...items] = part;
    if (!title || !isTitle(title)) return entriesAt(part, entryLines(part));
    // A title above entries with dates is a heading: "Committees", "- Honours Council (2015 – 2018)".
    const datedIndexes = datedItems(items);
    const isHeading = datedIndexes.length > 1 && (datedIndexes[0] === 0 || datedIndexes.length * 2 > items.length);
    return isHeading ? entriesAt(items, itemStarts(items, datedIndexes)) : entriesAt(part, [0]);
  });
}

export function entriesAt(lines: readonly TextLine[], starts: readonly number[]) {
  const isDateFirst = areDatesFirst(starts.flatMap((start) => lines.slice(start, start + 1)).map(withoutItem));
  return starts.flatMap((start, order) => {
    const [line, ...body] = lines.slice(start, starts[order + 1]);
    return line ? [undatedEntry(line, body, isDateFirst)] : [];
  });
}

const withoutItem = (line: TextLine): TextLine => ({ ...line, isListItem: false });

const indexesOf = (lines: readonly TextLine[], test: (line: TextLine, index: number) => boolean) =>
  lines.flatMap((line, index) => (test(line, index) ? [index] : []));

const isItem = (line: TextLine) => line.isListItem && !line.isNested;

const datedItems = (lines: readonly TextLine[]) =>
  indexesOf(lines, (line) => isItem(line) && datesIn(withoutItem(line), true) !== undefined);

const isPhrase = (text: string) => /(?: \p{Ll}+){3}/u.test(text);

/** The items of a list that start entries. If most dated items have undated ones below them, these are details. */
function itemStarts(items: readonly TextLine[], datedIndexes: readonly number[]): readonly number[] {
  const all = indexesOf(items, isItem);
  const withDetails = datedIndexes.filter((index) => all.includes(index + 1) && !datedIndexes.includes(index + 1));
  const haveDetails = withDetails.length * 2 > datedIndexes.length;
  return all.filter((index) => datedIndexes.includes(index) || !(haveDetails || isPhrase(items[index]?.text ?? '')));
}

/** The lines that start entries in a part without titles: all if they share a form, else those like the first one. */
function entryLines(lines: readonly TextLine[]): readonly number[] {
  const datedIndexes = datedItems(lines);
  if (datedIndexes[0] === 0 && datedIndexes.length > 1) return itemStarts(lines, datedIndexes);
  // "Oak School" above degrees, and "Elm College" above others
  const isSchool = (line: TextLine) => isName(line) && !isPhrase(line.text) && isOrganization(line.text);
  const isDegree = ({ text }: TextLine) => evidenceFor(text, 'study').title > 0;
  const areAlike = [
    ({ isListItem }: TextLine) => isListItem,
    isShort,
    isNamedText,
    ({ text, isListItem }: TextLine) => !isListItem && twoParts.test(text),
  ].some((isForm) => lines.every(isForm));
  const areStudies = lines.some(isDegree) && lines.every((line) => isSchool(line) || isDegree(line));
  // Lines in lower case continue others, except in a list of names.
  const isLower = ({ text }: TextLine) => /^\p{Ll}/u.test(text);
  const areNames = lines.every(({ isListItem }) => isListItem) && lines.filter(isLower).length * 2 < lines.length;
  if (areAlike && !(areStudies && lines.slice(0, 1).every(isSchool)))
    return indexesOf(lines, (line) => line === lines[0] || (!line.isNested && (areNames || !isLower(line))));
  // "Oak Map (https://oak.example)" above a text, "Oak Map" above "- Drew all oaks"
  const hasAddress = ({ text, isListItem }: TextLine) => !isListItem && nameWithAddress.test(text);
  const isAboveItem = (line: TextLine, index: number) =>
    isName(line) && !isPhrase(line.text) && lines[index + 1]?.isListItem === true;
  // "- Oak Map" above "A map of all oaks."
  const areItemsTitles = !lines.some((line, index) => isItem(line) && lines[index + 1]?.isListItem !== false);
  const forms = [hasAddress, isSchool, isAboveItem, ...(areItemsTitles ? [isItem] : [])];
  const starts = forms.map((isForm) => indexesOf(lines, isForm));
  return starts.find(([first]) => first === 0) ?? [0];
}

/** "Oak Map - A map of all the old oaks." */
const nameAndText = /^(\p{Lu}[^.!?:]{2,60}?) [–—-] (\p{Lu}.{20,})$/u;

export const isNamedText = (line: TextLine): boolean =>
  !line.isListItem && nameAndText.test(line.text) && !datesIn(line)?.form.startsWith('first');

/** "Oak Works - Joinery" */
const twoParts = /^\p{Lu}(?:(?! [–—-] ).){2,50} [–—-] (?:(?! [–—-] ).){2,50}$/u;

const nameWithAddress = /^\S.{1,50} \((?:https?:\/\/|www\.)\S+\)$/;

function undatedEntry(line: TextLine, body: readonly TextLine[], isDateFirst: boolean): TextEntry {
  const dates = line.isListItem ? datesIn(withoutItem(line), isDateFirst) : undefined;
  const [texts = []] = [dates?.before, dates?.after, partsOf(line.text)].filter((all) => all?.length);
  const [, shortName = '', description = ''] = (!line.isListItem && nameAndText.exec(line.text)) || [];
  if (shortName && !dates && /[.!]/.test(description)) {
    const heading = { ...line, text: shortName };
    return { names: [heading], heading: [heading], body: [{ ...line, text: description, links: [] }, ...body] };
  }
  return {
    ...dates?.period,
    names: texts.map((text, index) => ({
      ...line,
      text: withoutFullStop(withoutDuration(text).replace(/ [–—-]$/, '')),
      column: `0.${index}`,
    })),
    heading: [line],
    url: line.links[0],
    body,
  };
}
