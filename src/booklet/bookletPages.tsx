import type { ReactElement } from 'react';
import type { Content } from '../content/Content.ts';
import type { BookletWords } from './bookletWords.ts';
import { BackCoverPage, type SiteCode } from './pages/BackCoverPage.tsx';
import { CharacterStoryPage } from './pages/CharacterStoryPage.tsx';
import { CoverLetterPage } from './pages/CoverLetterPage.tsx';
import { CoverPage } from './pages/CoverPage.tsx';
import { ExtraContentPage } from './pages/ExtraContentPage.tsx';
import { LevelingGuidePage } from './pages/LevelingGuidePage.tsx';
import { NotesPage } from './pages/NotesPage.tsx';
import { QuickReferencePage } from './pages/QuickReferencePage.tsx';

/** What the pages say, and to whom. */
export interface BookletPagesOptions {
  content: Content;
  /** The company that the visit knows, `''` for none. */
  company: string;
  code: SiteCode | undefined;
  words: BookletWords | undefined;
}

/** How many pages there are, covers included: always as many. */
export const pageCount = 8;

/** The booklet's pages in their order. The six between the covers are numbered from 1. */
export function bookletPages({ content, company, code, words = {} }: BookletPagesOptions): readonly ReactElement[] {
  // From right to left the first leaf lies on the right.
  const spines = content.direction === 'rtl' ? (['left', 'right'] as const) : undefined;
  const inside = (number: number) => ({
    content,
    number,
    ...(spines && { 'data-spine': spines[(number + 1) % 2] }),
  });
  return [
    <CoverPage key="cover" content={content} words={words.cover} />,
    <CoverLetterPage key="letter" {...inside(1)} company={company} words={words.coverLetter} />,
    <QuickReferencePage key="reference" {...inside(2)} company={company} words={words.quickReference} />,
    <LevelingGuidePage key="levels" {...inside(3)} words={words.levelingGuide} />,
    <ExtraContentPage key="extra" {...inside(4)} words={words.extraContent} />,
    <CharacterStoryPage key="story" {...inside(5)} words={words.characterStory} />,
    <NotesPage key="notes" {...inside(6)} words={words.notes} />,
    <BackCoverPage key="back" content={content} code={code} words={words.backCover} />,
  ];
}
