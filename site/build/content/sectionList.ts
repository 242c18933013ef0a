import type { Content } from '../../../src/content/Content.ts';
import { placesOf } from '../../../src/content/sectionSeats.ts';
import { projectsAsQuests } from '../../../src/content/sideProjects.ts';
import type { SectionCoverage, SectionShare } from '../../documents/documentCoverage.ts';

/**
 * What of the résumé does not stand in full everywhere, a line for each section: `work: 9 of 15 in the manual`. Of the manual
 * it tells what is printed; the pages on screen say themselves what they leave out.
 *
 * @param coverage what the documents show of each section
 */
export function sectionList(content: Content, coverage: readonly SectionCoverage[]): string {
  const lines = coverage.flatMap(({ section, of, manual, foldable }) => {
    const places = placesOf(section, content.game);
    const share = (isThere: boolean): SectionShare => ({ shown: isThere ? of : 0, detailsLeftOut: 0 });
    // A project has no place on the console, but a side quest has.
    const onConsole =
      section === 'projects'
        ? { shown: projectsAsQuests(content), detailsLeftOut: 0 }
        : share(places.includes('console'));
    const told = [
      inWords('on the console', onConsole, of),
      inWords('in the manual', manual, of),
      inWords('on the foldable', foldable, of),
      inWords('on the plain résumé', share(places.includes('resume')), of),
    ].filter(Boolean);
    return told.length > 0 ? [`${section}: ${told.join(', ')}`] : [];
  });
  return lines.length > 0 ? lines.join('\n') : 'Every section stands in full everywhere.';
}

function inWords(where: string, { shown, detailsLeftOut }: SectionShare, of: number): string {
  if (shown === 0) return `not ${where}`;
  if (shown < of) return `${shown} of ${of} ${where}`;
  return detailsLeftOut > 0 ? `shortened ${where}` : '';
}
