import type { ReactElement } from 'react';
import { manualTexts } from '../resume/manual/manualTexts.ts';
import { interfaceLanguage } from '../resume/messages/interfaceLanguage.ts';
import type { BookletProps } from './Booklet.tsx';
import { BackCoverPage } from './pages/BackCoverPage.tsx';
import { CharacterStoryPage } from './pages/CharacterStoryPage.tsx';
import { CoverLetterPage } from './pages/CoverLetterPage.tsx';
import { CoverPage } from './pages/CoverPage.tsx';
import { ExtraContentPage } from './pages/ExtraContentPage.tsx';
import { LevelingGuidePage } from './pages/LevelingGuidePage.tsx';
import { NotesPage } from './pages/NotesPage.tsx';
import { QuickReferencePage } from './pages/QuickReferencePage.tsx';

export interface BookletPagesOptions extends Pick<BookletProps, 'content' | 'code' | 'messages' | 'resumeUrl'> {
  company: string;
  /** Called with the zero-based page when its link in the table of contents is pressed. */
  onOpen?: ((page: number) => void) | undefined;
}

/** The number of pages, covers included. It never changes. */
export const pageCount = 8;

/** The booklet's pages in order. The six interior pages are numbered from 1. */
export function bookletPages({
  content,
  company,
  code,
  messages,
  resumeUrl,
  onOpen,
}: BookletPagesOptions): readonly ReactElement[] {
  const view = manualTexts(content, company, messages);
  // In a right-to-left manual, odd pages lie on the right, with the spine on their left.
  const spines = content.direction === 'rtl' ? (['left', 'right'] as const) : undefined;
  const colors = content.game.character;
  const interiorProps = (number: number) => ({
    colors,
    number,
    ...(spines && { 'data-spine': spines[(number + 1) % 2] }),
  });
  return [
    <CoverPage key="cover" view={view.cover} colors={colors} />,
    <CoverLetterPage key="letter" view={view.letter} onOpen={onOpen} {...interiorProps(1)} />,
    <QuickReferencePage key="reference" view={view.quick} {...interiorProps(2)} />,
    <LevelingGuidePage
      key="levels"
      view={view.levels}
      language={interfaceLanguage(content)}
      resumeUrl={resumeUrl}
      {...interiorProps(3)}
    />,
    <ExtraContentPage key="extra" view={view.extra} {...interiorProps(4)} />,
    <CharacterStoryPage key="story" view={view.story} {...interiorProps(5)} />,
    <NotesPage key="notes" view={view.notes} {...interiorProps(6)} />,
    <BackCoverPage key="back" view={view.back} code={code} colors={colors} />,
  ];
}
