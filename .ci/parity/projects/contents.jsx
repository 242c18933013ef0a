// A contents list inside a page.
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

export default function Report() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1}>
          <ul>
            <li onClick={() => book.current.pageFlip().flip(4)}>Chapter 2</li>
            <li onClick={() => book.current.pageFlip().flip(6)}>Chapter 3</li>
          </ul>
        </Page>
        <Page number={2} />
        <Page number={3} />
        <Page number={4} />
        <Page number={5} />
        <Page number={6}>
          <ul>
            <li onClick={() => book.current.pageFlip().flip(0)}>Contents</li>
          </ul>
        </Page>
        <Page number={7} />
        <Page number={8} />
      </HTMLFlipBook>
    </div>
  );
}
