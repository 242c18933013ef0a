import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hideRetryBanner } from './screens/retryBanner.ts';

/** Takes the line away that says that the next page has not come, once it has, or another is wanted. */
export function useRetryWithdrawal(): void {
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place anew
  useEffect(() => {
    const withdraw = () => hideRetryBanner('next');
    // The router does not tell of a way back to the page that never was left.
    addEventListener('popstate', withdraw);
    return () => {
      removeEventListener('popstate', withdraw);
      withdraw();
    };
  }, [location]);
}
