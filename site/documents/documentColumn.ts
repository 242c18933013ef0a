import { everySection } from '../../src/content/places/entryCounts.ts';
import { type EntryCounts, type PlaceColumn, presence } from '../../src/content/places/Presence.ts';
import { namesOnlySections } from '../../src/content/print/alsoPlan.ts';
import type { SectionName } from '../../src/content/sectionNames.ts';
import type { SectionCoverage } from './documentCoverage.ts';

/** What a document shows, as it was laid out. */
export function documentColumn(
  { heading, document }: { heading: string; document: 'resume' | 'manual' | 'foldable' },
  coverage: readonly SectionCoverage[],
  counts: EntryCounts,
): PlaceColumn {
  const section = (name: SectionName) => {
    const share = coverage.find((one) => one.section === name)?.[document];
    const told = document !== 'resume' && namesOnlySections.includes(name) ? 'names only' : 'shown';
    return presence(share?.shown ?? 0, counts[name], (share?.detailsLeftOut ?? 0) > 0 ? 'shortened' : told);
  };
  return { heading, sections: everySection(section) };
}
