import { useLayoutEffect, useRef } from 'react';
import { pageColour } from './pageColour.ts';

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
  return (
    <div ref={page} className="colour" style={{ background: `rgb(${pageColour(index).join(' ')})` }}>
      {!bare && (
        <>
          <h2>{`Page ${index}`}</h2>
          <a href="#here">{`A link on page ${index}`}</a>
        </>
      )}
    </div>
  );
}
