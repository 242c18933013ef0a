import type { ReactElement } from 'react';
import type { Content } from '../resume/Content.ts';
import type { BookletMessages } from './bookletMessages.ts';
import { BackCoverPage, type SiteCode } from './pages/BackCoverPage.tsx';
import { CharacterStoryPage } from './pages/CharacterStoryPage.tsx';
import { CoverLetterPage } from './pages/CoverLetterPage.tsx';
import { CoverPage } from './pages/CoverPage.tsx';
import { ExtraContentPage } from './pages/ExtraContentPage.tsx';
import { LevelingGuidePage } from './pages/LevelingGuidePage.tsx';
import { NotesPage } from './pages/NotesPage.tsx';
import { QuickReferencePage } from './pages/QuickReferencePage.tsx';

/** The content of the pages, and the visitor's company. */
export interface BookletPagesOptions {
  content: Content;
  /** The visitor's company; `''` for none. */
  company: string;
  code: SiteCode | undefined;
  messages: BookletMessages | undefined;
}

/** The number of pages, covers included. It never changes. */
export const pageCount = 8;

/** The booklet's pages in order. The six interior pages are numbered from 1. */
export function bookletPages({ content, company, code, messages = {} }: BookletPagesOptions): readonly ReactElement[] {
  // In right-to-left languages, the first leaf is on the right.
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
