import { useEffect, useRef } from 'react';

interface ScrollPageProps {
  readonly number: number;
  /** How far it is scrolled at first, in px. @default 0 */
  readonly scrolledPx?: number;
}

/** A page with more on it than there is room for: twenty lines of 40 px, which scroll. */
export function ScrollPage({ number, scrolledPx = 0 }: ScrollPageProps) {
  const page = useRef<HTMLDivElement>(null);
  // Later than the book puts its pages into sight: what is hidden cannot be scrolled.
  useEffect(() => page.current?.scrollTo(0, scrolledPx), [scrolledPx]);
  return (
    <div ref={page} style={{ overflowY: 'auto', background: '#f7e6c4' }} data-testid={`page ${number}`}>
      {Array.from({ length: 20 }, (_, line) => `Page ${number}, line ${line + 1}`).map((words) => (
        <p key={words} style={{ margin: 0, borderBlockEnd: '1px solid #8a6d3b', blockSize: 40 }}>
          {words}
        </p>
      ))}
      <a href="#elsewhere">The end of page {number}</a>
    </div>
  );
}
