// Pages that place themselves.
import React, { forwardRef, useRef } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { added, handlers, useOffered } from '../pages/project.ts';


const styles = `
  .sheet { position: absolute; top: 0; left: 0; right: 0; bottom: 0; padding: 20px; margin: 10px; }
  .sized { position: absolute; width: 80%; height: 50%; box-sizing: border-box; }
`;

const Sheet = forwardRef(({ kind, number }, ref) => (
  <div className={`page ${kind}`} ref={ref}>
    <h2>Page {number}</h2>
  </div>
));

export default function Comic() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <style>{styles}</style>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Sheet kind="sheet" number={1} />
        <Sheet kind="sheet" number={2} />
        <Sheet kind="sized" number={3} />
        <Sheet kind="sized" number={4} />
      </HTMLFlipBook>
    </div>
  );
}
