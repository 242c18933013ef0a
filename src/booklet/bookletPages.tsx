import type { ReactElement } from 'react';
import type { Content } from '../content/Content.ts';
import { BackCoverPage, type BackCoverWords, type SiteCode } from './pages/BackCoverPage.tsx';
import { CharacterStoryPage, type CharacterStoryWords } from './pages/CharacterStoryPage.tsx';
import { CoverLetterPage, type CoverLetterWords } from './pages/CoverLetterPage.tsx';
import { CoverPage, type CoverWords } from './pages/CoverPage.tsx';
import { ExtraContentPage, type ExtraContentWords } from './pages/ExtraContentPage.tsx';
import { LevelingGuidePage, type LevelingGuideWords } from './pages/LevelingGuidePage.tsx';
import { NotesPage, type NotesWords } from './pages/NotesPage.tsx';
import { QuickReferencePage, type QuickReferenceWords } from './pages/QuickReferencePage.tsx';
import type { TurnBarWords } from './TurnBar.tsx';
import type { ViewSwitchWords } from './ViewSwitch.tsx';

/** The booklet's fixed words: its own, and those of each page. What is left out keeps its default. */
export interface BookletWords {
  /** What the book is called. @default 'Manual' */
  name?: string | undefined;
  /** Said before a page's number. @default 'Page' */
  page?: string | undefined;
  /** What the buttons below the book say. */
  turn?: Partial<TurnBarWords> | undefined;
  /** What the switch between book and text says. */
  view?: Partial<ViewSwitchWords> | undefined;
  cover?: Partial<CoverWords> | undefined;
  coverLetter?: Partial<CoverLetterWords> | undefined;
  quickReference?: Partial<QuickReferenceWords> | undefined;
  levelingGuide?: Partial<LevelingGuideWords> | undefined;
  extraContent?: Partial<ExtraContentWords> | undefined;
  characterStory?: Partial<CharacterStoryWords> | undefined;
  notes?: Partial<NotesWords> | undefined;
  backCover?: Partial<BackCoverWords> | undefined;
}

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
  const inside = (number: number) => ({ content, number, pageWord: words.page });
  return [
    <CoverPage key="cover" content={content} words={words.cover} />,
    <CoverLetterPage key="letter" {...inside(1)} company={company} words={words.coverLetter} />,
    <QuickReferencePage key="reference" {...inside(2)} company={company} words={words.quickReference} />,
    <LevelingGuidePage key="levels" {...inside(3)} words={words.levelingGuide} />,
    <ExtraContentPage key="extra" {...inside(4)} words={words.extraContent} />,
    <CharacterStoryPage key="story" {...inside(5)} words={words.characterStory} />,
    <NotesPage key="notes" number={6} pageWord={words.page} words={words.notes} colours={content.game.character} />,
    <BackCoverPage key="back" content={content} code={code} words={words.backCover} />,
  ];
}
