// The narrow column that style sheets put around a page.
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

export default function Column() {
  const book = useRef();
  useOffered(book);
  return (
    <div className="container" data-around style={{ maxWidth: 800, margin: '0 auto' }}>
      <HTMLFlipBook width={500} height={600} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} />
        <Page number={2} />
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
    </div>
  );
}
