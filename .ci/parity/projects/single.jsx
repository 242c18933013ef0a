// One page: a notice.
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

export default function Notice() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} />
      </HTMLFlipBook>
    </div>
  );
}
