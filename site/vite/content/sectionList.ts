import type { Content } from '../../../src/resume/Content.ts';
import { questProjectCount } from '../../../src/resume/sections/sideProjects.ts';
import type { SectionCoverage, SectionShare } from '../../documents/documentCoverage.ts';
import { mediaShowing } from '../../import/publish/publish.ts';

/**
 * The sections that some medium shortens or omits, one per line: `work: 9 of 15 in the printed manual`.
 * On screen, pages say what they omit.
 */
export function sectionList(content: Content, coverage: readonly SectionCoverage[]): string {
  const lines = coverage.flatMap(({ section, of: total, manual, foldable }) => {
    const media = mediaShowing(section, content.game);
    const fullShare = (isVisible: boolean): SectionShare => ({ shownCount: isVisible ? total : 0, detailsLeftOut: 0 });
    // The console shows projects only as side quests.
    const onConsole =
      section === 'projects'
        ? { shownCount: questProjectCount(content), detailsLeftOut: 0 }
        : fullShare(media.includes('console'));
    const notes = [
      describeShare('on the console', onConsole, total),
      describeShare('in the printed manual', manual, total),
      describeShare('on the foldable sheet', foldable, total),
      describeShare('in the plain résumé', fullShare(media.includes('resume')), total),
    ].filter(Boolean);
    return notes.length > 0 ? [`${section}: ${notes.join(', ')}`] : [];
  });
  return lines.length > 0
    ? ['Shortened or left out:', ...lines.map((line) => `  ${line}`)].join('\n')
    : 'Every section is complete on the console, in the manual and in the résumé.';
}

function describeShare(
  medium: string,
  { shownCount: visibleCount, detailsLeftOut }: SectionShare,
  total: number,
): string {
  if (visibleCount === 0) return `not ${medium}`;
  if (visibleCount < total) return `${visibleCount} of ${total} ${medium}`;
  return detailsLeftOut > 0 ? `shortened ${medium}` : '';
}
