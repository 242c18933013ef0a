// How much of each section of the résumé the documents show, for the list that the check ends with.
import type { Content } from '../../src/content/Content.ts';
import { resumeSections } from '../../src/content/plain/resumeSections.ts';
import { minorSectionLines } from '../../src/content/print/minorSectionsLayout.ts';
import { blocksOf } from '../../src/content/RichText.ts';
import { type SectionName, sectionNames, sectionsFor } from '../../src/content/sectionNames.ts';
import { questProjectCount } from '../../src/content/sideProjects.ts';
import type { DocumentFile } from './documentFiles.ts';
import type { FilledPage } from './documentMarks.ts';

/** How many of a section's entries a document shows, and how many details of those it leaves out. */
export type SectionShare = { shownCount: number; detailsLeftOut: number };

/** A section of the résumé that says something, and what the manual shows of it; its own document has all. */
export type SectionCoverage = {
  section: SectionName;
  of: number;
  manual: SectionShare;
  foldable: SectionShare;
};

/** What each document had to leave out, as the compiler tells. */
export type FilledPages = ReadonlyMap<DocumentFile, readonly FilledPage[]>;

/** Tells of each section that the résumé fills how much of it stands in which document. */
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

/** What the pages that are filled call a section's entries. */
const pieceNames: { [Section in SectionName]?: string } = { projects: 'project' };

function shareIn(section: SectionName, content: Content, pages: readonly FilledPage[]): SectionShare {
  if (section === 'summary') {
    const isSummaryVisible =
      sectionsFor('manual', content.game.sections).includes('summary') && content.game.about.length === 0;
    return {
      shownCount: isSummaryVisible && blocksOf(content.resume.basics.summary).length > 0 ? 1 : 0,
      detailsLeftOut: 0,
    };
  }
  const name = pieceNames[section] ?? section;
  const pieces = pages.flatMap((page) => page.pieces);
  const asQuests = section === 'projects' ? questProjectCount(content) : 0;
  const entries = asQuests + pieces.filter((piece) => piece.name === name && piece.isVisible).length;
  const details = pieces.filter((piece) => piece.name === `${name} detail` && !piece.isVisible).length;
  // A section without a page of its own stands on one line, with all of its entries or not at all.
  const isOneLine = minorSectionLines(content).some((line) => line.name === section);
  return { shownCount: isOneLine && entries > 0 ? entriesOf(section, content) : entries, detailsLeftOut: details };
}
