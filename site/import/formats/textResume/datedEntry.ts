// Reads an entry with dates: its names are above, beside or below the dates.
import type { TextLine } from '../../read/TextLine.ts';
import { isEmploymentKind, isOnlyKind, type LineDates, partsOf } from './datesIn.ts';
import type { EntryName, TextEntry } from './entriesIn.ts';

type EntryLines = { above: readonly TextLine[]; line: TextLine; dates: LineDates; below: readonly TextLine[] };

export function datedEntry({ above, line, dates: { period, ...texts }, below: body }: EntryLines): TextEntry {
  const { isBold, isItalic = false, styles = [] } = line;
  const beside = { isBold, isItalic, styles };
  const before = texts.before.filter((text) => !isOnlyKind(text));
  const after = texts.after.filter(isNameLike).map((text) => text.replace(/(?<=\p{L}{4})\.$/u, ''));
  const hasName = above.length + before.length > 0;
  return {
    ...period,
    url: [...above, line].flatMap(({ links }) => links)[0],
    heading: [...above, line],
    names: [
      ...above.flatMap((nameLine, index) => columnsIn(nameLine, `${index - above.length}`)),
      ...before.map((text, index) => ({ ...beside, text, column: `0.${index}` })),
      ...after.map((text, index) => ({ ...beside, text, column: `${hasName ? 'right' : 'after'}.${index}` })),
    ],
    body,
  };
}

const columnsIn = (line: TextLine, row: string): readonly EntryName[] =>
  partsOf(line.text).map((text, index) => ({ ...line, text, column: `${row}.${index}` }));

/** Whether a text after the dates may be a name, and not a remark: "30 h/week", "Part-time". */
const isNameLike = (text: string): boolean => !/^\d+[\s,.%]/.test(text) && !isEmploymentKind(text);
