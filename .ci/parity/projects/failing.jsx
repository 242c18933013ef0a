// A handler with a mistake.
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

export default function Broken() {
  const book = useRef();
  useOffered(book);
  const { fails, ...rest } = added;
  return (
    <div data-around>
      <HTMLFlipBook
        width={300}
        height={400}
        flippingTime={200}
        ref={book}
        {...handlers}
        {...{
          [fails]: (e) => {
            handlers[fails](e);
            throw new Error('A mistake.');
          },
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
