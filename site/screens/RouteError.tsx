import { isRouteErrorResponse } from 'react-router-dom';
import { CartridgePicture } from '../../src/index.ts';
import { useContent } from '../app/contentContext.ts';
import { useMessages } from '../app/messagesContext.ts';
import { type FrameMessages, frameMessages } from '../messages/frameMessages.ts';
import { Notice } from './Notice.tsx';
import { titleWithOwner } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

const statusMessages: Readonly<Record<number, readonly [name: keyof FrameMessages, explanation: keyof FrameMessages]>> =
  {
    400: ['badRequest', 'badRequestText'],
    403: ['forbidden', 'forbiddenText'],
    404: ['missing', 'missingText'],
    405: ['notAllowed', 'notAllowedText'],
  };

/** The router's message for an unknown page. Visitors see no other error data. */
const noRoute = /No route matches URL ".*"/s;

/** Replaces a failed screen or layout: the router's status and text, or 'Unexpected …'. */
export function RouteError({ error }: { error: unknown }) {
  const text = useMessages('frame', frameMessages);
  const response = isRouteErrorResponse(error) ? error : undefined;
  const [name, explanation] = (response && statusMessages[response.status]) ?? [];
  const statusText = response?.statusText || (name ? text[name] : '');
  const heading = response ? `${response.status} ${statusText}`.trim() : text.unexpected;
  const smallPrint = typeof response?.data === 'string' ? noRoute.exec(response.data)?.[0] : undefined;
  usePageTitle(titleWithOwner(heading, useContent()));
  return (
    // 96 of the picture's 118 dots: two for each dot of the cartridge.
    <Notice heading={heading} smallPrint={smallPrint} picture={<CartridgePicture width="81.36%" />} reloadsDocument>
      {text[explanation ?? 'unexpectedText']}
    </Notice>
  );
}
