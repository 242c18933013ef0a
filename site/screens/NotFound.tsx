import { useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { NotFoundPicture } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { Notice } from './Notice.tsx';
import { notFoundPage } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

const never = () => () => {};

/** What stands at every address that is no page's. Its one file is drawn for none of them: the address comes with the script. */
export function NotFound() {
  const url = useHref({ pathname: useLocation().pathname });
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  usePageTitle(notFoundPage.words(useContent()).title);
  return (
    <Notice
      heading="404 Page Not Found"
      smallPrint={
        <span data-unwritten={!isHydrated || undefined}>{`No route matches URL "${isHydrated ? url : '/'}"`}</span>
      }
      hung
      picture={<NotFoundPicture title="A developer studies a map; the road ahead has a piece missing." />}
    >
      This part of the map has not been drawn. Nothing is lost: the hero is at home, and so is the résumé.
    </Notice>
  );
}
