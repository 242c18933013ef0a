// Sizes and other numbers as attributes are written in HTML.
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

export default function Brochure() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook
        width="300"
        height="400"
        flippingTime="200"
        maxShadowOpacity="0.5"
        swipeDistance="30"
        ref={book}
        {...handlers}
        {...added}
      >
        <Page number="1">one</Page>
        <Page number="2">two</Page>
        <Page number="3">three</Page>
        <Page number="4">four</Page>
        <Page number="5">five</Page>
        <Page number="6">six</Page>
      </HTMLFlipBook>
    </div>
  );
}
