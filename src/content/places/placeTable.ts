import { type SectionName, sectionNames } from '../sectionNames.ts';
import type { PlaceColumn, Presence } from './Presence.ts';

/** Columns of words, a line for each section: `work  shown  3 of 5 shown  …`. Narrower than 80 letters. */
export function placeTable(columns: readonly PlaceColumn[]): string {
  const head = ['section', ...columns.map(({ heading }) => heading)];
  const rows = [head, ...sectionNames.map((name) => [name, ...columns.map(({ sections }) => words(sections, name))])];
  const widths = head.map((_, place) => Math.max(...rows.map((row) => (row[place] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function words(sections: Readonly<Record<SectionName, Presence>>, name: SectionName): string {
  const presence = sections[name];
  if (typeof presence === 'object') return `${presence.shown} of ${presence.of} shown`;
  return presence === 'empty' ? '–' : presence;
}
