// Props that hand on what the app was not given.
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

export default function Wrapper() {
  const book = useRef();
  useOffered(book);
  const { unsaid, ...rest } = added;
  return (
    <div data-around>
      <HTMLFlipBook
        width={300}
        height={400}
        flippingTime={200}
        ref={book}
        {...handlers}
        {...rest}
        {...{ [unsaid]: undefined }}
      >
        {Array.from({ length: 8 }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
    </div>
  );
}
