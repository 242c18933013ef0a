// Lists the layouts of an entry's header: in which columns its title, its organization and its place may be.
import type { StyledText, TextLine } from '../../read/TextLine.ts';
import { type Part, partsOfColumn } from './columnParts.ts';
import { partsOf } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { hasTown, isShort, isWholeName } from './lineKinds.ts';
import type { Role } from './roleWords.ts';

/** The roles in each column, in their order. Other columns are remarks, or text below the header. */
export type Layout = ReadonlyMap<string, readonly Role[]>;

/** A text that wide space sets apart from others. Columns in the same position have the same key. */
export type Column = {
  key: string;
  text: string;
  size: number | undefined;
  parts: readonly Part[];
  /** The line below the dates that has the column. It may be text rather than a name. */
  below?: TextLine;
};

type Style = { text: string; size?: number; isBold?: boolean; isItalic?: boolean; styles?: readonly StyledText[] };

function columnOf(key: string, { text, size, isBold = false, isItalic = false, styles }: Style): Column {
  return { key, text, size, parts: partsOfColumn(text, { isBold, isItalic }, styles) };
}

/** The columns of an entry's names, and of up to two lines below that may be names. */
export function columnsOf({ names, body }: TextEntry): readonly Column[] {
  const isNameOrTown = (line: TextLine) =>
    !line.isListItem &&
    /^[\p{L}\p{N}«„“"(]/u.test(line.text) &&
    (line.isItalic || isWholeName(line) || isShort(line) || hasTown(line));
  const lines = body.slice(0, 2);
  const count = lines.findIndex((line) => !isNameOrTown(line));
  return [
    ...names.flatMap((name, index) => (/\p{L}/u.test(name.text) ? columnOf(name.column ?? `0.${index}`, name) : [])),
    ...lines.slice(0, count < 0 ? 2 : count).flatMap((line, row) =>
      partsOf(line.text).map((text, index) => ({
        ...columnOf(`below ${row}.${index}`, { ...line, text }),
        below: line,
      })),
    ),
  ];
}

/** All layouts of columns. Only columns with several parts can have several roles. */
export function layoutsOf(columns: readonly Column[], roles: readonly Role[]): readonly Layout[] {
  const partCounts = new Map<string, number>();
  for (const { key, parts } of columns) partCounts.set(key, Math.max(partCounts.get(key) ?? 0, parts.length));
  let layouts: readonly Layout[] = [new Map()];
  for (const role of roles)
    layouts = layouts.flatMap((layout) => [
      layout,
      ...[...partCounts].flatMap(([key, count]) => {
        const others = layout.get(key) ?? [];
        if (others.length >= count) return [];
        return [...others, role].map((_, index) => new Map([...layout, [key, others.toSpliced(index, 0, role)]]));
      }),
    ]);
  return layouts;
}
