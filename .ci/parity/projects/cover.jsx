// A book with covers, as in the second example of the documentation.
import React, { forwardRef, useRef } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { added, handlers, useOffered } from '../pages/project.ts';


const PageCover = forwardRef((props, ref) => {
  return (
    <div className="page page-cover" ref={ref} data-density="hard">
      <h2>{props.children}</h2>
    </div>
  );
});

const Page = forwardRef((props, ref) => {
  return (
    <div className="page" ref={ref}>
      <h2 className="page-header">Page {props.number}</h2>
      <p>Words that fill a page.</p>
    </div>
  );
});

export default function Album() {
  const book = useRef();
  useOffered(book);
  return (
    <div data-around style={{ maxWidth: 800 }}>
      <HTMLFlipBook
        width={300}
        height={400}
        size="stretch"
        minWidth={200}
        maxWidth={400}
        minHeight={200}
        maxHeight={600}
        maxShadowOpacity={0.5}
        showCover={true}
        mobileScrollSupport={true}
        flippingTime={200}
        className="album"
        ref={book}
        {...handlers}
        {...added}
      >
        <PageCover>Front</PageCover>
        <Page number={1} />
        <Page number={2} />
        <Page number={3} />
        <Page number={4} />
        <PageCover>Back</PageCover>
      </HTMLFlipBook>
    </div>
  );
}
