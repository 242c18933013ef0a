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
  const { heading, meaning, smallPrint } = wordsFor(error);
  usePageTitle(titled(heading, useContent()));
  return (
    <Notice heading={heading} smallPrint={smallPrint} picture={<CartridgePicture width="48%" />} startAfresh>
      {meaning}
    </Notice>
  );
}

/** Matches what the router says where it knows no page. Whatever else an error carries is not for visitors. */
const noRoute = /No route matches URL ".*"/s;

function wordsFor(error: unknown): { heading: string; meaning: string; smallPrint?: string | undefined } {
  if (!isRouteErrorResponse(error)) return { heading: 'Unexpected Application Error!', meaning: unexpected };
  const words = fixedWords[error.status];
  const text = error.statusText || words?.text || '';
  const smallPrint = typeof error.data === 'string' ? noRoute.exec(error.data)?.[0] : undefined;
  return { heading: `${error.status} ${text}`.trim(), meaning: words?.meaning ?? unexpected, smallPrint };
}
