// Reads tables that a document draws with tabs or wide spaces: a line of column names above rows.
import type { TextLine } from '../../read/TextLine.ts';
import { areColumnNames } from '../../words/columnNames.ts';

const partsOf = ({ text }: TextLine) =>
  text
    .split(/\t+| {3,}/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Removes the names of the columns, and labels the cells of the rows below with them. */
export function withTabTables(lines: readonly TextLine[]): readonly TextLine[] {
  let labels: readonly string[] = [];
  return lines.flatMap((line, index) => {
    const parts = line.isListItem || line.cells ? [] : partsOf(line);
    const isRow = (other?: TextLine) => other !== undefined && !other.cells && partsOf(other).length === parts.length;
    if (areColumnNames(parts) && isRow(lines[index + 1])) {
      labels = parts;
      return [];
    }
    if (parts.length !== labels.length) labels = [];
    if (labels.length === 0) return [line];
    const cells = parts.map((text, column) => ({ label: labels[column] ?? '', lines: [{ ...line, text, links: [] }] }));
    return [{ ...line, cells }];
  });
}
