// A book whose class changes.
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

export default function Restyled() {
  const book = useRef();
  const [name, setName] = useState('day');
  useOffered(book);
  return (
    <>
      <div data-around>
        <HTMLFlipBook
          width={300}
          height={400}
          flippingTime={200}
          className={name}
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
      <button onClick={() => setName('night')}>Night</button>
    </>
  );
}
