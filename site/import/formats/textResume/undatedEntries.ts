// Reads entries without dates: titles with the lines below them, or the lines of a list.
import type { TextLine } from '../../read/TextLine.ts';
import { datesIn, partsOf } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { withNames } from './entryParts.ts';
import { isAddress, isShort, isTitle } from './lineKinds.ts';

export function undatedEntries(lines: readonly TextLine[], isOneLine = false): readonly TextEntry[] {
  // Without titles, as in LinkedIn's certificates, and in a list, each line is an entry.
  const mayBeEntry = (line: TextLine) => (isOneLine ? !isTitle(line) : isShort(line));
  const isList =
    lines.every((line) => mayBeEntry({ ...line, isListItem: false })) || lines.every(({ isListItem }) => isListItem);
  const starts = lines.flatMap((line, index) =>
    index === 0 || (isList && !line.isNested && !/^\p{Ll}/u.test(line.text)) || isTitle(line) ? [index] : [],
  );
  return starts.flatMap((start, order) => {
    const [line, ...body] = lines.slice(start, starts[order + 1]);
    return line ? [undatedEntry(line, body)] : [];
  });
}

function undatedEntry(line: TextLine, body: readonly TextLine[]): TextEntry {
  const dates = line.isListItem ? datesIn({ ...line, isListItem: false }) : undefined;
  const texts = dates && dates.before.length > 0 ? dates.before : partsOf(line.text);
  const [next] = body;
  const isNextAddress = next !== undefined && isAddress(next.text);
  return withNames(line, {
    ...dates?.period,
    names: texts
      .filter((text, index) => index === 0 || !isAddress(text))
      .map((text, index) => ({ ...line, text, column: `0.${index}` })),
    heading: [line],
    url: line.links[0] ?? texts.slice(1).find(isAddress) ?? (isNextAddress ? (next.links[0] ?? next.text) : undefined),
    body: isNextAddress ? body.slice(1) : body,
  });
}

/** Moves entries without dates out of the body of the entry above them. */
export function withoutUndated(
  { body, ...entry }: TextEntry,
  isNext: (line: TextLine) => boolean,
): readonly TextEntry[] {
  // A title below only dates names the entry.
  const isNamed = entry.names.some(({ column }) => column && !column.startsWith('after'));
  const end = body.findIndex((line, index) => (index > 0 || isNamed) && isNext(line));
  if (end < 0) return [{ ...entry, body }];
  return [{ ...entry, body: body.slice(0, end) }, ...undatedEntries(body.slice(end))];
}
