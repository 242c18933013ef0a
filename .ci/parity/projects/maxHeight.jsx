// Heights that do not go with the widths.
import React, { forwardRef, useRef } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { added, handlers, useOffered } from '../pages/project.ts';

const Page = forwardRef((props, ref) => {
  return (
    <div className="page" ref={ref} data-density={props.density}>
      <h2>Page {props.number}</h2>
      {props.children}
    </div>
  );
});

export default function Magazine() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around style={{ width: 900, maxWidth: 'none' }}>
      <HTMLFlipBook
        width={300}
        height={400}
        size="stretch"
        minWidth={200}
        maxWidth={1000}
        minHeight={200}
        maxHeight={420}
        flippingTime={200}
        ref={book}
        {...handlers}
        {...added}
      >
        <Page number={1} />
        <Page number={2} />
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
    </div>
  );
}
