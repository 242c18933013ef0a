import { NotFoundPicture } from '../../src/index.ts';
import { useContent } from '../contentContext.ts';
import { Notice } from './Notice.tsx';
import { notFoundPage } from './pages.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What stands at every address that is no page's. */
export function NotFound() {
  usePageTitle(notFoundPage.words(useContent()).title);
  return (
    <Notice
      heading="404 Page Not Found"
      picture={<NotFoundPicture title="A developer studies a map; the road ahead has a piece missing." />}
    >
      This part of the map has not been drawn. Nothing is lost: the hero is at home, and so is the résumé.
    </Notice>
  );
}
