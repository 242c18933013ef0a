import { isRouteErrorResponse } from 'react-router-dom';
import { CartridgePicture } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { type FrameWords, frameWords } from '../words/frameWords.ts';
import { useWords } from '../wordsContext.ts';
import { Notice } from './Notice.tsx';
import { titled } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The words of each status, and of what it means. */
const statusWords = {
  400: ['badRequest', 'badRequestMeans'],
  403: ['forbidden', 'forbiddenMeans'],
  404: ['missing', 'missingMeans'],
  405: ['notAllowed', 'notAllowedMeans'],
} as const satisfies Record<number, readonly [keyof FrameWords, keyof FrameWords]>;

const hasWords = (status: number): status is keyof typeof statusWords => status in statusWords;

/**
 * What is shown in place of a screen that failed: the router's status and text, or 'Unexpected Application Error!'.
 * Inside the layout it leaves the links at the top as they are; in place of the layout it stands alone.
 */
export function RouteError({ error }: { error: unknown }) {
  const { heading, meaning, smallPrint } = wordsFor(error, useWords('frame', frameWords));
  usePageTitle(titled(heading, useContent()));
  return (
    <Notice heading={heading} smallPrint={smallPrint} picture={<CartridgePicture width="48%" />} startAfresh>
      {meaning}
    </Notice>
  );
}

/** Matches what the router says where it knows no page. Whatever else an error carries is not for visitors. */
const noRoute = /No route matches URL ".*"/s;

function wordsFor(
  error: unknown,
  said: FrameWords,
): { heading: string; meaning: string; smallPrint?: string | undefined } {
  if (!isRouteErrorResponse(error)) return { heading: said.unexpected, meaning: said.unexpectedMeans };
  const [text, meaning] = hasWords(error.status) ? statusWords[error.status] : [];
  const smallPrint = typeof error.data === 'string' ? noRoute.exec(error.data)?.[0] : undefined;
  return {
    heading: `${error.status} ${error.statusText || (text ? said[text] : '')}`.trim(),
    meaning: said[meaning ?? 'unexpectedMeans'],
    smallPrint,
  };
}
