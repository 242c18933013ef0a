// Drawings in pages that keep their presses, as slippy maps and sliders do.
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

function Drawing({ events, title, ...rest }) {
  const box = useRef();
  useEffect(() => {
    const keep = (e) => e.stopPropagation();
    events.forEach((name) => box.current.addEventListener(name, keep));
    return () => events.forEach((name) => box.current?.removeEventListener(name, keep));
  }, [events]);
  return (
    <div ref={box} style={{ height: 250 }} {...rest}>
      {title}
    </div>
  );
}

const old = ['mousedown', 'touchstart'];
const all = [...old, 'pointerdown'];

export default function Maps() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} />
        <Page number={2}>
          <Drawing events={old} title="Map" />
        </Page>
        <Page number={3} />
        <Page number={4}>
          <Drawing events={all} title="Map for pointers" />
        </Page>
        <Page number={5} />
        <Page number={6}>
          <Drawing events={old} title="Map that the book ignores" data-flip-ignore="" />
        </Page>
        <Page number={7} />
        <Page number={8} />
      </HTMLFlipBook>
    </div>
  );
}
