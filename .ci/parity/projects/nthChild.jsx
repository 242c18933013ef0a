// Pages that style sheets tell apart by their place among their siblings.
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

const styles = `
  .page:nth-child(odd) { background: rgb(255, 255, 0); }
  .stf__block > :nth-child(odd).page, .stf__block > :nth-child(odd) .page { color: rgb(255, 0, 0); }
`;

export default function Striped() {
  const book = useRef();
  const [seen, setSeen] = useState('unread');
  useOffered(book);
  const read = (style) =>
    setSeen([...document.querySelectorAll('.page')].map((page) => getComputedStyle(page)[style]).join(' '));
  return (
    <>
      <style>{styles}</style>
      <div data-around>
        <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
          <Page number={1} />
          <Page number={2} />
          <Page number={3} />
          <Page number={4} />
        </HTMLFlipBook>
      </div>
      <output>{seen}</output>
      <button onClick={() => read('backgroundColor')}>Backgrounds</button>
      <button onClick={() => read('color')}>Colours</button>
    </>
  );
}
