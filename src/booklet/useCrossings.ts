import { useEffect, useState } from 'react';

/** How often the window has crossed a border, a media query, since this component was shown: a key for what has to begin anew there. */
export function useCrossings(query: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const list = window.matchMedia(query);
    const crossed = () => setCount((before) => before + 1);
    list.addEventListener('change', crossed);
    return () => list.removeEventListener('change', crossed);
  }, [query]);
  return count;
}
