import type { Content } from '../../src/content/Content.ts';
import { chosenContent } from '../../src/content/chosenContent.ts';
import { levels } from '../../src/content/levels.ts';
import { everySection } from '../../src/content/places/entryCounts.ts';
import { type EntryCounts, type PlaceColumn, presence } from '../../src/content/places/Presence.ts';
import type { SectionName } from '../../src/content/sectionNames.ts';
import { isSeated } from '../../src/content/sectionSeats.ts';
import { manualPages } from './manualPages.ts';

/**
 * What the printed manual shows, to be folded or not: of each level the newest entry, and the projects. How far a page
 * shortens them to fit is known only when it is laid out.
 */
export function foldableColumn(content: Content, counts: EntryCounts): PlaceColumn {
  const chosen = chosenContent('manual', content);
  const newest = levels(chosen).flatMap(({ stages }) => stages.slice(-1));
  const shown = (name: SectionName): number => {
    if (!isSeated(name, 'manual', content.game)) return 0;
    if (name === 'summary') return counts.summary;
    if (name === 'work') return newest.filter(({ kind }) => kind === 'job').length;
    if (name === 'education') return newest.filter(({ kind }) => kind === 'training').length;
    return name === 'projects' ? manualPages(chosen).extra.projects.length : 0;
  };
  return { heading: 'foldable', sections: everySection((name) => presence(shown(name), counts[name])) };
}
