import { useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { fillIn, NotFoundPicture } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { frameWords } from '../words/frameWords.ts';
import { notFoundWords } from '../words/notFoundWords.ts';
import { useWords } from '../wordsContext.ts';
import { Notice } from './Notice.tsx';
import { notFoundPage } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

const never = () => () => {};

/** What stands at every address that is no page's. Its one file is drawn for none of them: the address comes with the script. */
export function NotFound() {
  const frame = useWords('frame', frameWords);
  const text = useWords('notFound', notFoundWords);
  const url = useHref({ pathname: useLocation().pathname });
  // Not by `useInBrowser`: that comes with what the manual shares, which is not for this page.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  usePageTitle(notFoundPage.words(useContent()).title);
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
