import { Fragment } from 'react';

type Cell = string | readonly string[];

/** A table on a docs page: a row per entry, a column per key. Backticks and lists render as code. */
export function DocsTable<Row extends Readonly<Record<string, Cell>>>({ of: rows }: { of: readonly Row[] }) {
  const columns = Object.keys(rows[0] ?? {});
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row)}>
            {columns.map((column, index) => (
              <td key={column}>{index === 0 ? <strong>{withCode(row[column])}</strong> : withCode(row[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the parts in backticks as code. A list consists of code only. */
export function withCode(cell: Cell = '') {
  const text = typeof cell === 'string' ? cell : cell.map((path) => `\`${path}\``).join(' ');
  return text.split('`').map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}
