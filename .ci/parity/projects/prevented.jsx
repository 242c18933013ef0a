// Drawings in pages that prevent what a press does anyway.
import React, { forwardRef, useEffect, useRef } from 'react';
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

function Drawing({ event, title }) {
  const box = useRef();
  useEffect(() => {
    const prevent = (e) => e.preventDefault();
    box.current.addEventListener(event, prevent, { passive: false });
    return () => box.current?.removeEventListener(event, prevent);
  }, [event]);
  return (
    <div ref={box} style={{ height: 350 }}>
      {title}
    </div>
  );
}

export default function Drawings() {
  const book = useRef();
  useOffered(book);
  const { event, ...rest } = added;
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...rest}>
        <Page number={1} />
        <Page number={2}>
          <Drawing event={event} title="Sketch" />
        </Page>
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
    </div>
  );
}
