// A book beside one of react-pageflip's own, as on a site that moves over page by page.
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

import Original from 'react-pageflip/build/index.es.js';

export default function Both() {
  const book = useRef();
  useOffered(book);
  return (
    <>
      <Original width={100} height={100}>
        <Page number={1} />
        <Page number={2} />
      </Original>
      <div data-around>
        <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
          <Page number={1} />
          <Page number={2} />
          <Page number={3} />
          <Page number={4} />
        </HTMLFlipBook>
      </div>
    </>
  );
}
