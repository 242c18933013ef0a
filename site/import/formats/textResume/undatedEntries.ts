// Reads entries without a line of dates: titles with the lines below them, or list items, which may have dates.
import { withoutDuration } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { areDatesFirst } from './datedLines.ts';
import { datesIn, partsOf, withoutFullStop } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { isName, isShort, isTitle } from './lineKinds.ts';

/** Lines that are not clearly entries become an entry without a name, which is not clear. */
export function undatedEntries(lines: readonly TextLine[]): readonly TextEntry[] {
  // "Oak College" in bold above "BSc Biology" in large type is one entry.
  const isSecond = (line: TextLine, above?: TextLine) => above && isTitle(above) && above.isBold && !line.isBold;
  const titles = lines.flatMap((line, index) => (isTitle(line) && !isSecond(line, lines[index - 1]) ? [index] : []));
  const above = lines.slice(0, titles[0]);
  const starts = startsIn(above);
  return [
    ...(starts ? entriesAt(above, starts) : [{ names: [], heading: [], body: above }]),
    ...entriesAt(lines, titles),
  ];
}

export function entriesAt(lines: readonly TextLine[], starts: readonly number[]): readonly TextEntry[] {
  const isDateFirst = areDatesFirst(starts.flatMap((start) => lines.slice(start, start + 1)).map(withoutItem));
  return starts.flatMap((start, order) => {
    const [line, ...body] = lines.slice(start, starts[order + 1]);
    return line ? [undatedEntry(line, body, isDateFirst)] : [];
  });
}

const withoutItem = (line: TextLine): TextLine => ({ ...line, isListItem: false });

/** The lines that start entries in a part without titles: list items, short lines, or names above list items. */
function startsIn(lines: readonly TextLine[]): readonly number[] | undefined {
  const isItem = ({ isListItem }: TextLine) => isListItem;
  const isAboveItem = (line: TextLine, index: number) =>
    isName(line) && !isItem(line) && lines[index + 1]?.isListItem === true;
  const isStart = [
    ...(lines.every(isItem) ? [({ isNested }: TextLine) => !isNested] : []),
    ...(lines.every(isShort) ? [() => true] : []),
    ...(lines.every((line, index) => isItem(line) || isAboveItem(line, index)) ? [isAboveItem] : []),
  ][0];
  return isStart && lines.flatMap((line, index) => (isStart(line, index) ? [index] : []));
}

function undatedEntry(line: TextLine, body: readonly TextLine[], isDateFirst: boolean): TextEntry {
  const dates = line.isListItem ? datesIn(withoutItem(line), isDateFirst) : undefined;
  const [texts = []] = [dates?.before, dates?.after, partsOf(line.text)].filter((all) => all?.length);
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
