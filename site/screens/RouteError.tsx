import { isRouteErrorResponse } from 'react-router-dom';
import { CartridgePicture } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import { Notice } from './Notice.tsx';
import { titleWithOwner } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

type Message = keyof typeof frameMessages;

const statusMessages: Readonly<Record<number, readonly [name: Message, explanation: Message]>> = {
  400: ['badRequest', 'badRequestText'],
  403: ['forbidden', 'forbiddenText'],
  404: ['missing', 'missingText'],
  405: ['notAllowed', 'notAllowedText'],
};

/** The router's message for an unknown page. Visitors see no other error data. */
const noRoute = /No route matches URL ".*"/s;

/** Replaces a failed screen or layout: the router's status and text, or 'Unexpected …'. */
export function RouteError({ error }: { error: unknown }) {
  const response = isRouteErrorResponse(error) ? error : undefined;
  const [name, explanation] = (response && statusMessages[response.status]) ?? [];
  const statusText = response?.statusText || (name ? frameMessages[name] : '');
  const heading = response ? `${response.status} ${statusText}`.trim() : frameMessages.unexpected;
  const smallPrint = typeof response?.data === 'string' ? noRoute.exec(response.data)?.[0] : undefined;
  usePageTitle(titleWithOwner(heading, useContent()));
  return (
    // 96 of the picture's 118 dots: two for each dot of the cartridge.
    <Notice heading={heading} smallPrint={smallPrint} picture={<CartridgePicture width="81.36%" />} reloadsDocument>
      {frameMessages[explanation ?? 'unexpectedText']}
    </Notice>
  );
}
