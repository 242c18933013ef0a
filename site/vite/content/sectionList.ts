import type { Content } from '../../../src/resume/Content.ts';
import { manualTexts } from '../../../src/resume/manual/manualTexts.ts';
import { minorSectionLines } from '../../../src/resume/sections/minorSections.ts';
import { resumeSections } from '../../../src/resume/sections/resumeSections.ts';
import { mediaShowing } from '../../../src/resume/sections/sectionFields.ts';
import { type SectionName, sectionNames } from '../../../src/resume/sections/sectionNames.ts';
import { questProjectCount } from '../../../src/resume/sections/sideProjects.ts';
import type { CompiledDocuments } from '../../documents/compileDocuments.ts';
import type { DocumentFile } from '../../documents/documentFiles.ts';
import type { FilledPage } from '../../documents/typesetter.ts';
import { escapeUnprintable } from '../../import/index.ts';

/** How many of a section's entries a medium shows, and how many of their details it omits. */
type SectionShare = { entries: number; omittedDetails: number };

const completeShare = (entries: number): SectionShare => ({ entries, omittedDetails: 0 });

/**
 * The sections that a medium shortens or omits, one per line: `work: 9 of 15 in the printed manual`. Text sections
 * come last.
 * The manual's pages on the site are not listed, because they state what they omit.
 */
export function sectionList(content: Content, filledPages: CompiledDocuments['filledPages']): string {
  const everywhere = { ...content, game: { ...content.game, sections: undefined } };
  const publishedSections = resumeSections(everywhere);
  const publishedNames = publishedSections.filter((section) => !section.isTextSection).map(({ name }) => name);
  const textSections = publishedSections.filter((section) => section.isTextSection);
  const lines = sectionNames.flatMap((section) => {
    if (!publishedNames.includes(section)) return [];
    const total = entryCount(section, content);
    const media = mediaShowing(section, content.game);
    const shareOn = (medium: 'console' | 'resume') => completeShare(media.includes(medium) ? total : 0);
    const printedShare = (file: DocumentFile) => shareIn(section, content, filledPages.get(file));
    // The console shows projects only as side quests.
    const onConsole = section === 'projects' ? completeShare(questProjectCount(content)) : shareOn('console');
    const notes = [
      describeShare('on the console', onConsole, total),
      describeShare('in the printed manual', printedShare('pdf/manual.pdf'), total),
      describeShare('on the foldable sheet', printedShare('pdf/foldable-manual.pdf'), total),
      describeShare('in the plain résumé', shareOn('resume'), total),
    ].filter(Boolean);
    return notes.length > 0 ? [`  ${section}: ${notes.join(', ')}`] : [];
  });
  const textLines = textSections.map(
    ({ heading }) => `  ${escapeUnprintable(heading)}: only in the plain résumé, as text`,
  );
  return lines.length + textLines.length > 0
    ? ['Shortened or left out:', ...lines, ...textLines].join('\n')
    : 'Every section is complete on the console, in the manual and in the résumé.';
}

function entryCount(section: SectionName, { resume }: Content): number {
  return section === 'summary' ? 1 : (resume[section] ?? []).length;
}

function shareIn(section: SectionName, content: Content, pages: readonly FilledPage[] = []): SectionShare {
  if (section === 'summary') {
    const { isSummary, story } = manualTexts(content, '').story;
    return completeShare(isSummary && story.length > 0 ? 1 : 0);
  }
  const name = section === 'projects' ? 'project' : section;
  const pieces = pages.flatMap((page) => page.pieces);
  const questCount = section === 'projects' ? questProjectCount(content) : 0;
  const entries = questCount + pieces.filter((piece) => piece.name === name && piece.share === 1).length;
  const omittedDetails = pieces.filter((piece) => piece.name === `${name} detail` && piece.share < 1).length;
  // A minor section is a single line, which shows all of its entries or none.
  const isOneLine = minorSectionLines(content).some((line) => line.name === section);
  return { entries: isOneLine && entries > 0 ? entryCount(section, content) : entries, omittedDetails };
}

function describeShare(medium: string, { entries, omittedDetails }: SectionShare, total: number): string {
  if (entries === 0) return `not ${medium}`;
  if (entries < total) return `${entries} of ${total} ${medium}`;
  return omittedDetails > 0 ? `shortened ${medium}` : '';
}
