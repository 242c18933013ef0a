import type { ComponentPropsWithoutRef } from 'react';
import type { Content } from '../content/Content.ts';
import { useVisit } from '../visit/useVisit.ts';
import styles from './Booklet.module.css';
import { PagesInOrder } from './PagesInOrder.tsx';
import { BackCoverPage, type BackCoverWords } from './pages/BackCoverPage.tsx';
import { CharacterStoryPage, type CharacterStoryWords } from './pages/CharacterStoryPage.tsx';
import { CoverLetterPage, type CoverLetterWords } from './pages/CoverLetterPage.tsx';
import { CoverPage, type CoverWords } from './pages/CoverPage.tsx';
import { ExtraContentPage, type ExtraContentWords } from './pages/ExtraContentPage.tsx';
import { LevelingGuidePage, type LevelingGuideWords } from './pages/LevelingGuidePage.tsx';
import { NotesPage, type NotesWords } from './pages/NotesPage.tsx';
import { QuickReferencePage, type QuickReferenceWords } from './pages/QuickReferencePage.tsx';

/** The booklet's fixed words: its own, and those of each page. What is left out is said as usual. */
export interface BookletWords {
  /** What the book is called. @default 'Manual' */
  name?: string | undefined;
  /** Said before a page's number. @default 'Page' */
  page?: string | undefined;
  cover?: Partial<CoverWords> | undefined;
  coverLetter?: Partial<CoverLetterWords> | undefined;
  quickReference?: Partial<QuickReferenceWords> | undefined;
  levelingGuide?: Partial<LevelingGuideWords> | undefined;
  extraContent?: Partial<ExtraContentWords> | undefined;
  characterStory?: Partial<CharacterStoryWords> | undefined;
  notes?: Partial<NotesWords> | undefined;
  backCover?: Partial<BackCoverWords> | undefined;
}

/** What {@link Booklet} takes, and whatever a `<div>` does. */
export interface BookletProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'content'> {
  /** The owner's words. */
  content: Content;
  /** Replaces some of the fixed words. */
  words?: BookletWords | undefined;
}

/**
 * The résumé as the manual that came in the game's box: two covers and six pages between them. Letter and quest are
 * those of the company that the visit knows.
 *
 * @throws outside a `VisitProvider`
 */
export function Booklet({ content, words = {}, className, ...rest }: BookletProps) {
  const { company } = useVisit();
  const { page: pageWord } = words;
  return (
    <PagesInOrder
      aria-label={words.name ?? 'Manual'}
      {...rest}
      className={[styles.booklet, className].filter(Boolean).join(' ')}
    >
      <CoverPage content={content} words={words.cover} />
      <CoverLetterPage content={content} company={company} number={1} pageWord={pageWord} words={words.coverLetter} />
      <QuickReferencePage
        content={content}
        company={company}
        number={2}
        pageWord={pageWord}
        words={words.quickReference}
      />
      <LevelingGuidePage content={content} number={3} pageWord={pageWord} words={words.levelingGuide} />
      <ExtraContentPage content={content} number={4} pageWord={pageWord} words={words.extraContent} />
      <CharacterStoryPage content={content} number={5} pageWord={pageWord} words={words.characterStory} />
      <NotesPage number={6} pageWord={pageWord} words={words.notes} />
      <BackCoverPage content={content} words={words.backCover} />
    </PagesInOrder>
  );
}
