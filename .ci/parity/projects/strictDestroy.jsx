// An effect that takes the book away when it is cleaned up: StrictMode does so once at the start.
import React, { forwardRef, useEffect, useRef } from 'react';
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

export const isStrict = true;

export default function Reader() {
  const book = useRef();
  useOffered(book);
  useEffect(() => {
    const flip = book.current.pageFlip();
    return () => {
      if (flip) flip.destroy();
    };
  }, []);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} />
        <Page number={2} />
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
    </div>
  );
}
