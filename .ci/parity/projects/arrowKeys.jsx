// The app turns pages by its own arrow keys.
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

export default function Story() {
  const book = useRef(null);
  useOffered(book);
  useEffect(() => {
    const handleKeyDown = (e) => {
      if (e.key === 'ArrowRight') book.current?.pageFlip()?.flipNext();
      if (e.key === 'ArrowLeft') book.current?.pageFlip()?.flipPrev();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        {Array.from({ length: 8 }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
    </div>
  );
}
