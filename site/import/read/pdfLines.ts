// Reads the paragraphs of a PDF in reading order, from the positions of its texts.
import { sectionForHeading } from '../words/sectionTitles.ts';
import { withDateCells } from './dateCells.ts';
import { linkedinLines } from './linkedinLines.ts';
import { pageBlocks } from './pdfBlocks.ts';
import { pdfPages, withoutHeadersAndFooters } from './pdfPages.ts';
import { paragraphs } from './pdfParagraphs.ts';
import { type PrintedLine, printedLines } from './printedLines.ts';
import type { TextLine } from './TextLine.ts';

/** @throws if the file is damaged, protected by a password or too long */
export async function pdfLines(bytes: Uint8Array): Promise<readonly TextLine[]> {
  const allPages = await pdfPages(bytes);
  const profile = linkedinLines(allPages);
  if (profile) return profile;
  const { pages, contacts } = withoutHeadersAndFooters(allPages);
  const blocks = pages.flatMap((page, pageIndex) =>
    pageBlocks(page).flatMap(({ runs, ...block }, blockIndex) => {
      const lines = printedLines(withDateCells(runs), page.links);
      const topLength = blockIndex > 0 && pageIndex === 0 && block.isSplit ? topLineCount(lines, block.isSide) : 0;
      const parts = [lines.slice(0, topLength), lines.slice(topLength)];
      return parts.map((part, index) => ({
        ...block,
        isTop: index === 0,
        width: page.width,
        ...(!block.isSide && { page: pageIndex }),
        lines: part,
      }));
    }),
  );
  // Side bars come last, because a section of the main column may continue on the next page.
  const order = ({ isTop, isSide }: { isTop: boolean; isSide: boolean }) => Number(!isTop) + Number(!isTop && isSide);
  const lines = paragraphs(
    blocks.toSorted((a, b) => order(a) - order(b)),
    pages.some(({ isTex }) => isTex),
  );
  // Contacts at the top of the document take precedence.
  const firstSection = lines.findIndex(({ text }) => (sectionForHeading(text) ?? 'contact') !== 'contact');
  const contactLines = paragraphs([{ lines: printedLines(contacts, []) }]);
  return lines.toSpliced(firstSection < 0 ? lines.length : firstSection, 0, ...contactLines);
}

const contact = /\S@\S|\d[\d ()./-]{6,}\d/;

/**
 * The number of lines that belong to the top of the document: all above the first heading, if the
 * block is a side bar or one of them has a contact; else 0.
 */
function topLineCount(lines: readonly PrintedLine[], isSide: boolean): number {
  const heading = lines.findIndex(({ text }) => sectionForHeading(text) !== undefined);
  const above = lines.slice(0, Math.max(heading, 0));
  return isSide || above.some(({ text }) => contact.test(text)) ? above.length : 0;
}
