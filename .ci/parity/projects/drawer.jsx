// A box that changes while the window stays: a drawer beside it, a tab that opens.
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

export default function Drawer() {
  const book = useRef();
  const [style, setStyle] = useState({ width: 600, display: added.isHidden ? 'none' : 'block' });
  useOffered(book);
  return (
    <>
      <div data-around style={style}>
        <HTMLFlipBook
          width={300}
          height={400}
          size="stretch"
          minWidth={100}
          maxWidth={300}
          minHeight={100}
          maxHeight={400}
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
      <button onClick={() => setStyle({ width: 400, display: 'block' })}>Drawer</button>
      <button onClick={() => setStyle({ width: 600, display: 'block' })}>Tab</button>
    </>
  );
}
