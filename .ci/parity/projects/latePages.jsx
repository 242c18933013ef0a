// Pages that are there later than the book, and go again.
import React, { forwardRef, useRef, useState } from 'react';
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

export default function Album() {
  const book = useRef();
  const [count, setCount] = useState(0);
  useOffered(book);
  return (
    <>
      <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        {Array.from({ length: count }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
      </div>
      <button onClick={() => setCount(6)}>Load</button>
      <button onClick={() => setCount(0)}>Empty</button>
    </>
  );
}
