// A handler that goes on by itself: each `flip` calls the next method of a list.
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

export default function Slides() {
  const { calls, ...rest } = added;
  const book = useRef();
  const left = useRef(calls);
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook
        width={300}
        height={400}
        flippingTime={200}
        ref={book}
        {...handlers}
        onFlip={(e) => {
          handlers.onFlip(e);
          const [call, ...others] = left.current;
          left.current = others;
          if (call) e.object[call[0]](call[1]);
        }}
        {...rest}
      >
        {Array.from({ length: 8 }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
    </div>
  );
}
