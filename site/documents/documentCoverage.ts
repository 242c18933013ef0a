// Counts how much of each résumé section the documents show, for the list at the end of the check.
import type { Content } from '../../src/resume/Content.ts';
import { manualView } from '../../src/resume/manual/manualView.ts';
import { minorSectionLines } from '../../src/resume/sections/minorSections.ts';
import { resumeSections } from '../../src/resume/sections/resumeSections.ts';
import { type SectionName, sectionNames } from '../../src/resume/sections/sectionNames.ts';
import { questProjectCount } from '../../src/resume/sections/sideProjects.ts';
import type { DocumentFile } from './documentFiles.ts';
import type { FilledPage } from './documentMarks.ts';

/** The number of a section's entries that a document shows, and of their details that it omits. */
export type SectionShare = { shownCount: number; detailsLeftOut: number };

/** A résumé section, and the share of it in each manual. resume.pdf always has all of it. */
export type SectionCoverage = {
  section: SectionName;
  of: number;
  manual: SectionShare;
  foldable: SectionShare;
};

/** The filled page areas of each document, as the compiler reports them. */
export type FilledPages = ReadonlyMap<DocumentFile, readonly FilledPage[]>;

/** Counts, for each non-empty section, the entries that each document shows. */
export function documentCoverage(content: Content, filledPages: FilledPages): readonly SectionCoverage[] {
  const everywhere = { ...content, game: { ...content.game, sections: undefined } };
  const publishedNames = resumeSections(everywhere).map(({ name }) => name);
  return sectionNames
    .filter((section) => publishedNames.includes(section))
    .map((section) => ({
      section,
      of: entriesOf(section, content),
      manual: shareIn(section, content, filledPages.get('pdf/manual.pdf') ?? []),
      foldable: shareIn(section, content, filledPages.get('pdf/foldable-manual.pdf') ?? []),
    }));
}

function entriesOf(section: SectionName, { resume }: Content): number {
  return section === 'summary' ? 1 : (resume[section] ?? []).length;
}

/** The names of sections in the templates' marks, where they differ. */
const pieceNames: { [Section in SectionName]?: string } = { projects: 'project' };

function shareIn(section: SectionName, content: Content, pages: readonly FilledPage[]): SectionShare {
  if (section === 'summary') {
    const { isSummary, story } = manualView(content, '').story;
    return { shownCount: isSummary && story.length > 0 ? 1 : 0, detailsLeftOut: 0 };
  }
  const name = pieceNames[section] ?? section;
  const pieces = pages.flatMap((page) => page.pieces);
  const asQuests = section === 'projects' ? questProjectCount(content) : 0;
  const entries = asQuests + pieces.filter((piece) => piece.name === name && piece.isVisible).length;
  const details = pieces.filter((piece) => piece.name === `${name} detail` && !piece.isVisible).length;
  // A minor section is a single line, which shows all of its entries or none.
  const isOneLine = minorSectionLines(content).some((line) => line.name === section);
  return { shownCount: isOneLine && entries > 0 ? entriesOf(section, content) : entries, detailsLeftOut: details };
}
