// Pages with a button, a link, a box and words to click.
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

export default function Form() {
  const book = useRef();
  const [clicks, setClicks] = useState([]);
  useOffered(book);
  const note = (what) => () => setClicks((before) => [...before, what]);
  const controls = (
    <div style={{ padding: '120px 100px 0' }}>
      <button onClick={note('button')}>Buy</button>
      <a href="#more" onClick={note('link')}>
        More
      </a>
      <label>
        <input type="checkbox" onChange={note('box')} />
        Agree
      </label>
      <span onClick={note('words')}>Words</span>
    </div>
  );
  return (
    <>
      <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} />
        <Page number={2}>{controls}</Page>
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
      </div>
      <output>{clicks.join(', ')}</output>
    </>
  );
}
