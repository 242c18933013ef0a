// Asks for the book in an effect of its own.
import React, { forwardRef, useEffect, useRef, useState } from 'react';
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

export default function Reader() {
  const book = useRef();
  const [found, setFound] = useState('unread');
  useOffered(book);
  useEffect(() => {
    setFound(typeof book.current.pageFlip());
  }, []);
  return (
    <>
      <div data-around>
        <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
          <Page number={1} />
          <Page number={2} />
          <Page number={3} />
          <Page number={4} />
        </HTMLFlipBook>
      </div>
      <output>{found}</output>
    </>
  );
}
