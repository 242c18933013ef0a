// Reads an entry with dates: its names are above, beside or below the dates.
import type { TextLine } from '../../read/TextLine.ts';
import { isEmploymentKind, type LineDates, partsOf } from './datesIn.ts';
import type { EntryName, TextEntry } from './entriesIn.ts';
import { hasTown, isAddress, isShort, isTitle, isWholeName } from './lineKinds.ts';

/** The lines of an entry: its line with dates, the names above it and the lines below it. */
type EntryLines = { above: readonly TextLine[]; line: TextLine; dates: LineDates; below: readonly TextLine[] };

export function datedEntry({ above, line, dates: { period, before, after }, below }: EntryLines): TextEntry {
  const { isBold, isItalic, styles } = line;
  const beside = { isBold, ...(isItalic && { isItalic }), ...(styles && { styles }) };
  const textsAfter = after
    .filter((text) => !isAddress(text) && isNameLike(text))
    .map((text) => text.replace(/(?<=\p{L}{4})\.$/u, ''));
  const hasName = above.length + before.length > 0;
  return {
    ...period,
    url: [...above, line].flatMap(({ links }) => links)[0] ?? after.find(isAddress),
    heading: [...above, line],
    names: [
      ...above.flatMap((nameLine, index) => columnsIn(nameLine, `${index - above.length}`)),
      ...before.map((text, index) => ({ ...beside, text, column: `0.${index}` })),
      ...textsAfter.map((text, index) => ({ ...beside, text, column: `${hasName ? 'right' : 'after'}.${index}` })),
    ],
    body: below,
  };
}

const columnsIn = (line: TextLine, row: string): readonly EntryName[] =>
  partsOf(line.text).map((text, index) => ({ ...line, text, column: `${row}.${index}` }));

/** Moves the line below the dates or the title to the names if it is one. */
export function withNameBelow(entry: TextEntry): TextEntry {
  const [name, ...others] = entry.names;
  const [next, ...body] = entry.body;
  const isBeside = name?.column?.startsWith('after') && !name.text.includes(', ');
  if (!next || others.length > 0 || (name && name.column !== '0.0' && name.column !== '-1.0' && !isBeside))
    return entry;
  const isName = name && !isBeside ? isShort(next) || hasTown(next) : isTitle(next) || isWholeName(next);
  const [textBelow] = partsOf(next.text);
  if (!isName || !textBelow || isAddress(next.text)) return entry;
  return { ...entry, names: [...entry.names, { text: textBelow }], heading: [...entry.heading, next], body };
}

/** Whether a text beside a name may be another name, and not a remark: "30 h/week", "Part-time". */
const isNameLike = (text: string): boolean => !/^\d+[\s,.%]/.test(text) && !isEmploymentKind(text);
