// The first example of the documentation, with eight pages.
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

export default function MyBook() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
          <Page key={number} number={number}>
            <p>Words that fill a page, enough of them for two lines.</p>
          </Page>
        ))}
      </HTMLFlipBook>
    </div>
  );
}
