// The cells of a layout table, in which sections with headings are side by side.
import type { TextLine } from './TextLine.ts';

type Cell = { row: number; column: number; start: number; hasHeading: boolean };

/** HTML's limit of `colspan`, used for `rowspan`, too. */
const maxSpan = 1000;

const spanOf = (attribute: string | undefined) => Math.min(Number(attribute) || 1, maxSpan);

export class CellGrid {
  #cells: Cell[] = [];
  /** The number of rows that a cell still fills, by column. */
  #filledRows: number[] = [];
  #column = 0;
  #row = 0;

  get hasHeadings(): boolean {
    return this.#cells.some(({ hasHeading }) => hasHeading);
  }

  /** @param start the index of the cell's first line */
  addCell(start: number, { colspan, rowspan }: Readonly<Record<string, string>>): void {
    while (this.#filledRows[this.#column]) this.#column += 1;
    this.#cells.push({ row: this.#row, column: this.#column, start, hasHeading: false });
    const end = this.#column + spanOf(colspan);
    for (; this.#column < end; this.#column += 1) this.#filledRows[this.#column] = spanOf(rowspan);
  }

  addHeading(): void {
    const cell = this.#cells.at(-1);
    if (cell) cell.hasHeading = true;
  }

  endRow(): void {
    this.#column = 0;
    this.#row += 1;
    this.#filledRows = Array.from(this.#filledRows, (rows = 0) => Math.max(0, rows - 1));
  }

  /** Removes the table's lines, and returns them column by column if a row has several headings. */
  takeLines(lines: TextLine[], tableStart: number): readonly TextLine[] {
    const headings = this.#cells.filter(({ hasHeading }) => hasHeading);
    const first = headings.find(({ row }, index) => headings[index + 1]?.row === row);
    const tableLines = lines.splice(tableStart);
    if (!first) return tableLines;
    const columns = headings.flatMap(({ row, column }) => (row >= first.row ? [column] : []));
    const groupOf = ({ row, column }: Cell) =>
      row < first.row ? 0 : Math.max(1, ...columns.filter((start) => start <= column));
    // Rows may have become shorter, and lines may be above the first cell.
    let end = tableLines.length;
    const parts = this.#cells.toReversed().map((cell) => {
      const start = cell === this.#cells[0] ? 0 : Math.min(cell.start - tableStart, end);
      const part = { group: groupOf(cell), lines: tableLines.slice(start, end) };
      end = start;
      return part;
    });
    return parts
      .toReversed()
      .toSorted((a, b) => a.group - b.group)
      .flatMap((part) => part.lines);
  }
}
