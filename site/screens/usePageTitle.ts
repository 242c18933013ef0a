import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Replaces the title that the layout has set for this visit. */
export function usePageTitle(title: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each visit
  useEffect(() => {
    document.title = title;
  }, [title, key]);
}
