// The book's element has sizes of its own.
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

export default function Framed() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook
        width={300}
        height={400}
        flippingTime={200}
        ref={book}
        style={{ width: 400, maxWidth: 400, minHeight: 500 }}
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
