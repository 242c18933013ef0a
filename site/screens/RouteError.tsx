import { isRouteErrorResponse } from 'react-router-dom';
import { CartridgePicture } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { useMessages } from '../app/messagesContext.ts';
import { type FrameMessages, frameMessages } from '../messages/frameMessages.ts';
import { Notice } from './Notice.tsx';
import { titled } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The messages of each status, with their meanings. */
const statusMessages = {
  400: ['badRequest', 'badRequestMeans'],
  403: ['forbidden', 'forbiddenMeans'],
  404: ['missing', 'missingMeans'],
  405: ['notAllowed', 'notAllowedMeans'],
} as const satisfies Record<number, readonly [keyof FrameMessages, keyof FrameMessages]>;

const hasMessage = (status: number): status is keyof typeof statusMessages => status in statusMessages;

/**
 * Replaces a failed screen, or the whole layout: the router's status and text, or 'Unexpected
 * Application Error!'.
 */
export function RouteError({ error }: { error: unknown }) {
  const { heading, meaning, smallPrint } = wordsFor(error, useMessages('frame', frameMessages));
  usePageTitle(titled(heading, useContent()));
  return (
    <Notice heading={heading} smallPrint={smallPrint} picture={<CartridgePicture width="48%" />} startAfresh>
      {meaning}
    </Notice>
  );
}

/** The router's message for an unknown page. No other error text is for visitors. */
const noRoute = /No route matches URL ".*"/s;

function wordsFor(
  error: unknown,
  messages: FrameMessages,
): { heading: string; meaning: string; smallPrint?: string | undefined } {
  if (!isRouteErrorResponse(error)) return { heading: messages.unexpected, meaning: messages.unexpectedMeans };
  const [text, meaning] = hasMessage(error.status) ? statusMessages[error.status] : [];
  const smallPrint = typeof error.data === 'string' ? noRoute.exec(error.data)?.[0] : undefined;
  return {
    heading: `${error.status} ${error.statusText || (text ? messages[text] : '')}`.trim(),
    meaning: messages[meaning ?? 'unexpectedMeans'],
    smallPrint,
  };
}
