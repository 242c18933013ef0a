// Pages full of a video, a picture drawn by script, or a player with its own controls.
import React, { forwardRef, useRef } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { added, handlers, useOffered } from '../pages/project.ts';


const fill = { width: '100%', height: '300px', display: 'block' };

const Page = forwardRef(({ number, children }, ref) => (
  <div className="page" ref={ref}>
    <h2>Page {number}</h2>
    {children}
  </div>
));

export default function Showreel() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        <Page number={1}>
          <video style={fill} muted loop />
        </Page>
        <Page number={2}>
          <video style={fill} muted loop />
        </Page>
        <Page number={3}>
          <canvas style={fill} />
        </Page>
        <Page number={4}>
          <canvas style={fill} />
        </Page>
        <Page number={5}>
          <video style={fill} controls />
        </Page>
        <Page number={6}>
          <video style={fill} controls />
        </Page>
      </HTMLFlipBook>
    </div>
  );
}
