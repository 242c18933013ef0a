import { useEffect } from 'react';

/**
 * Sets the document's title while a screen is visible. Prerendered pages already have theirs; this
 * is for navigation.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
