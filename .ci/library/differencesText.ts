import { dropInDifferences } from '../../stories/flipbook/dropInDifferences.ts';
import { dropInSearches } from '../../stories/flipbook/dropInSearches.ts';

/** The file of the library with what the drop-in does otherwise than `react-pageflip`. */
export const differencesFile = 'react-pageflip.md';

/** Its text in Markdown: the tables that the book of docs shows. */
export function differencesText(): string {
  const differences = Object.values(dropInDifferences).map(({ what, here, before }) => ({ what, here, before }));
  return [
    '# Coming from react-pageflip',
    '`react-page-turn/react-pageflip` does as `react-pageflip` does, but for what is listed here.',
    '## Search your project for',
    table(dropInSearches),
    '## What is different, on purpose',
    table(differences),
    '',
  ].join('\n\n');
}

function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const cellsOf = (row: Readonly<Record<string, string>>) => columns.map((column) => row[column] ?? '');
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n');
}
