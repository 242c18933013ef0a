// Settings that change while the book is there.
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

export default function Preferences() {
  const book = useRef();
  const [isLater, setIsLater] = useState(false);
  useOffered(book);
  const { later, ...rest } = added;
  return (
    <>
      <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...rest} {...(isLater ? later : {})}>
        {Array.from({ length: 8 }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
      </div>
      <button onClick={() => setIsLater(true)}>Change</button>
    </>
  );
}
