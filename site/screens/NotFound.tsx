import { useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { fillIn, NotFoundPicture } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { frameMessages } from '../messages/frameMessages.ts';
import { notFoundMessages } from '../messages/notFoundMessages.ts';
import { useMessages } from '../messagesContext.ts';
import { Notice } from './Notice.tsx';
import { notFoundPage } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

const never = () => () => {};

/** What stands at every address that is no page's. Its one file is drawn for none of them: the address comes with the script. */
export function NotFound() {
  const frame = useMessages('frame', frameMessages);
  const text = useMessages('notFound', notFoundMessages);
  const url = useHref({ pathname: useLocation().pathname });
  // Not by `useInBrowser`: that comes with what the manual shares, which is not for this page.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  usePageTitle(notFoundPage.messages(useContent()).title);
  return (
    <Notice
      heading={frame.notFound}
      smallPrint={
        <span data-unwritten={!isHydrated || undefined}>
          {fillIn(text.noRoute, { address: isHydrated ? url : '/' })}
        </span>
      }
      hung
      picture={<NotFoundPicture title={text.picture} />}
    >
      {text.meaning}
    </Notice>
  );
}
