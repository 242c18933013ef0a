import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Replaces the page title that the layout has set. */
export function usePageTitle(title: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each navigation
  useEffect(() => {
    document.title = title;
  }, [title, key]);
}
