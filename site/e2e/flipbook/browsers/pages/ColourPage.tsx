import { useLayoutEffect, useRef } from 'react';

interface ColourPageProps {
  readonly index: number;
  /** Whether the page has its color and nothing else. */
  readonly bare: boolean;
}

/** A page of one color and a few words, which reports its size in the first layout effect. */
export function ColourPage({ index, bare }: ColourPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight, dataset } = page.current ?? document.body;
    dataset.firstSize = `${offsetWidth} x ${offsetHeight}`;
  }, []);
  // No two of 200 pages have similar colors: steps without a common factor with 256 pass through
  // all values before one repeats.
  const color = [40 + index * 53, 90 + index * 97, 160 + index * 193].map((channel) => channel % 256);
  return (
    <div ref={page} className="colour" style={{ background: `rgb(${color.join(' ')})` }}>
      {!bare && (
        <>
          <h2>{`Page ${index}`}</h2>
          <a href="#here">{`A link on page ${index}`}</a>
        </>
      )}
    </div>
  );
}
