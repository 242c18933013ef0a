// The book's own class makes it narrower.
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

const styles = '.slim { max-width: 800px; }';

export default function Slim() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around style={{ maxWidth: 1000 }}>
      <style>{styles}</style>
      <HTMLFlipBook width={500} height={600} flippingTime={200} ref={book} style={added.isWide ? { maxWidth: 'none' } : {}} {...handlers} {...added}>
        <Page number={1} />
        <Page number={2} />
        <Page number={3} />
        <Page number={4} />
      </HTMLFlipBook>
    </div>
  );
}
