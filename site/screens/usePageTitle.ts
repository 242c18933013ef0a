import { useEffect } from 'react';

/** Gives the document its title while a screen is shown. The HTML of each page has it already; this is for going on. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
