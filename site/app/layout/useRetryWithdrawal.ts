import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hideRetryBanner } from '../../screens/retryBanner.ts';

/** Hides the banner about a failed page once that page has loaded or another one is requested. */
export function useRetryWithdrawal(): void {
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page
  useEffect(() => {
    const withdraw = () => hideRetryBanner('next');
    // The router does not report going back to a page that was never left.
    addEventListener('popstate', withdraw);
    return () => {
      removeEventListener('popstate', withdraw);
      withdraw();
    };
  }, [location]);
}
