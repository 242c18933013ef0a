import type { BuildContent } from '../../src/content/check/BuildContent.ts';
import { consoleColumn } from '../../src/content/places/consoleColumn.ts';
import { manualColumn } from '../../src/content/places/manualColumn.ts';
import { placeTable } from '../../src/content/places/placeTable.ts';
import { plainColumn } from '../../src/content/places/plainColumn.ts';
import { documentColumn } from '../documents/documentColumn.ts';
import type { SectionCoverage } from '../documents/documentCoverage.ts';

/**
 * Which section of the résumé stands where, and how fully, as a table.
 *
 * @param coverage what the documents show of each section
 */
export function sectionTable(content: Omit<BuildContent, 'published'>, coverage: readonly SectionCoverage[]): string {
  const { entryCounts } = content;
  return placeTable([
    consoleColumn(content, entryCounts),
    manualColumn(content, entryCounts),
    documentColumn({ heading: 'foldable', document: 'foldable' }, coverage, entryCounts),
    plainColumn('/resume', content, entryCounts),
    documentColumn({ heading: 'PDF', document: 'resume' }, coverage, entryCounts),
  ]);
}
