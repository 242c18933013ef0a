import type { Content } from '../Content.ts';
import { resumeSections } from '../plain/resumeSections.ts';
import { countIn, everySection } from './entryCounts.ts';
import { type EntryCounts, type PlaceColumn, presence } from './Presence.ts';

/** What the plain résumé shows, as a page or as a PDF. */
export function plainColumn(heading: string, content: Content, counts: EntryCounts): PlaceColumn {
  const sections = resumeSections(content);
  const shown = (name: string) =>
    sections.filter((section) => section.name === name).reduce((sum, section) => sum + countIn(section), 0);
  return { heading, sections: everySection((name) => presence(shown(name), counts[name])) };
}
