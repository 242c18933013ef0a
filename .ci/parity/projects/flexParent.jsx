// A book in a flexible row, in a box that is as wide as what it holds.
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

export default function Card() {
  const book = useRef();
  useOffered(book);
  return (
    <div style={{ display: 'flex', justifyContent: 'center' }}>
      <div className="shadow" data-around style={{ boxShadow: '0 0 20px grey' }}>
        <HTMLFlipBook
          width={300}
          height={400}
          autoSize={false}
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
    </div>
  );
}
