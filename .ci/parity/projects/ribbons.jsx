// Bookmarks that stand out of their pages.
import React, { forwardRef, useEffect, useRef, useState } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { added, handlers, useOffered } from '../pages/project.ts';

import { isUncovered } from '../pages/seen.ts';

const styles = `
  .ribboned { overflow: visible; }
  .ribbon { position: absolute; top: 40px; width: 30px; height: 20px; background: crimson; }
  .ribbon-left { left: -25px; }
  .ribbon-right { right: -25px; }
`;

const Page = forwardRef(({ number, side }, ref) => (
  <div className="page ribboned" ref={ref}>
    <h2>Page {number}</h2>
    <div className={`ribbon ribbon-${side}`} />
  </div>
));

export default function Diary() {
  const book = useRef();
  const [standing, setStanding] = useState('');
  useOffered(book);
  useEffect(() => {
    let frame = requestAnimationFrame(function look() {
      const ribbons = [...document.querySelectorAll('.ribbon')].filter((ribbon) => isUncovered(ribbon));
      setStanding(`${ribbons.length} ribbons to be seen`);
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <div data-around style={{ margin: '0 auto' }}>
      <style>{styles}</style>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1} side="left" />
        <Page number={2} side="right" />
        <Page number={3} side="left" />
        <Page number={4} side="right" />
      </HTMLFlipBook>
      </div>
      <output>{standing}</output>
    </>
  );
}
