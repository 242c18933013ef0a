import type { BuildContent } from '../../src/content/check/BuildContent.ts';
import { consoleColumn } from '../../src/content/places/consoleColumn.ts';
import { manualColumn } from '../../src/content/places/manualColumn.ts';
import { placeTable } from '../../src/content/places/placeTable.ts';
import { plainColumn } from '../../src/content/places/plainColumn.ts';
import { foldableColumn } from '../documents/foldableColumn.ts';

/** Which section of the résumé stands where, and how fully, as a table. */
export function sectionTable(content: Omit<BuildContent, 'published'>): string {
  const { entryCounts } = content;
  return placeTable([
    consoleColumn(content, entryCounts),
    manualColumn(content, entryCounts),
    foldableColumn(content, entryCounts),
    plainColumn('/resume', content, entryCounts),
    plainColumn('PDF', content, entryCounts),
  ]);
}
