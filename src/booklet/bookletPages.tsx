import type { ReactElement } from 'react';
import type { Content } from '../content/Content.ts';
import type { BookletMessages } from './bookletMessages.ts';
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
  messages: BookletMessages | undefined;
}

/** How many pages there are, covers included: always as many. */
export const pageCount = 8;

/** The booklet's pages in their order. The six between the covers are numbered from 1. */
export function bookletPages({ content, company, code, messages = {} }: BookletPagesOptions): readonly ReactElement[] {
  // From right to left the first leaf lies on the right.
  const spines = content.direction === 'rtl' ? (['left', 'right'] as const) : undefined;
  const inside = (number: number) => ({
    content,
    number,
    ...(spines && { 'data-spine': spines[(number + 1) % 2] }),
  });
  return [
    <CoverPage key="cover" content={content} messages={messages.cover} />,
    <CoverLetterPage key="letter" {...inside(1)} company={company} messages={messages.coverLetter} />,
    <QuickReferencePage key="reference" {...inside(2)} company={company} messages={messages.quickReference} />,
    <LevelingGuidePage key="levels" {...inside(3)} messages={messages.levelingGuide} />,
    <ExtraContentPage key="extra" {...inside(4)} messages={messages.extraContent} />,
    <CharacterStoryPage key="story" {...inside(5)} messages={messages.characterStory} />,
    <NotesPage key="notes" {...inside(6)} messages={messages.notes} />,
    <BackCoverPage key="back" content={content} code={code} messages={messages.backCover} />,
  ];
}
