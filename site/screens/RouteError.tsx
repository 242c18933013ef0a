import { isRouteErrorResponse } from 'react-router-dom';
import { CartridgePicture } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { Notice } from './Notice.tsx';
import { titled } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

const fixedWords: Readonly<Record<number, { text: string; meaning: string }>> = {
  400: { text: 'Bad Request', meaning: 'The site could not make sense of that. The links below it understands.' },
  403: { text: 'Forbidden', meaning: 'That door stays shut. The ones below are open.' },
  404: { text: 'Not Found', meaning: 'What was asked for is not here. These are:' },
  405: { text: 'Method Not Allowed', meaning: 'That can be looked at, but nothing can be sent to it.' },
};
const unexpected =
  'Something on our side broke while this screen was being drawn. Take the cartridge out, blow, put it back: starting afresh usually helps.';

/**
 * What is shown in place of a screen that failed: the router's status and text, or 'Unexpected Application Error!'.
 * Inside the layout it leaves the links at the top as they are; in place of the layout it stands alone.
 */
export function RouteError({ error }: { error: unknown }) {
  const { heading, meaning } = wordsFor(error);
  usePageTitle(titled(heading, useContent()));
  return (
    <Notice heading={heading} picture={<CartridgePicture width="48%" />} startAfresh>
      {meaning}
    </Notice>
  );
}

function wordsFor(error: unknown): { heading: string; meaning: string } {
  if (!isRouteErrorResponse(error)) return { heading: 'Unexpected Application Error!', meaning: unexpected };
  const words = fixedWords[error.status];
  const text = error.statusText || words?.text || '';
  return { heading: `${error.status} ${text}`.trim(), meaning: words?.meaning ?? unexpected };
}
