import { useEffect } from 'react';

/** Sets the document's title during navigation. Prerendered pages already have theirs. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
