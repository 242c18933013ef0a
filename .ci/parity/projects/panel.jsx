// A page with a button that is off, a slider and an open list.
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

const style = { display: 'block', width: 200, height: 60, margin: '0 0 20px 50px' };

export default function Panel() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} />
        <Page number={2}>
          <button style={style} disabled>
            Sold
          </button>
          <input style={style} type="range" />
          <select style={style} size="3">
            <option>One</option>
            <option>Two</option>
          </select>
        </Page>
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
    </div>
  );
}
