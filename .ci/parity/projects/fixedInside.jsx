// A curtain over the window, in a page.
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

export default function Curtain() {
  const book = useRef();
  const curtain = useRef();
  const [seen, setSeen] = useState('unread');
  useOffered(book);
  const measure = () => {
    const { left, top, width, height } = curtain.current.getBoundingClientRect();
    setSeen(`${Math.round(width)} x ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)}`);
  };
  return (
    <>
      <div data-around>
        <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
          <Page number={1}>
            <div ref={curtain} style={{ position: 'fixed', inset: 0, pointerEvents: 'none' }} />
          </Page>
          <Page number={2} />
          <Page number={3} />
          <Page number={4} />
        </HTMLFlipBook>
      </div>
      <output>{seen}</output>
      <button onClick={measure}>Measure</button>
    </>
  );
}
