import { useEffect, useRef } from 'react';

interface ScrollPageProps {
  readonly number: number;
  /** Initial scroll position in px. @default 0 */
  readonly scrolledPx?: number;
}

/** A page that overflows and scrolls: twenty lines and a link. */
export function ScrollPage({ number, scrolledPx = 0 }: ScrollPageProps) {
  const page = useRef<HTMLDivElement>(null);
  // Scroll after the flipbook has shown the page, because hidden content cannot scroll.
  useEffect(() => void page.current?.scrollTo(0, scrolledPx), [scrolledPx]);
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
