// Reads what real code reads of the insides.
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

export default function Viewer() {
  const book = useRef();
  const [state, setState] = useState('unread');
  useOffered(book);
  return (
    <>
      <div data-around>
      <HTMLFlipBook
        width={300}
        height={400}
        flippingTime={200}
        ref={book}
        {...handlers}
        onFlip={(e) => {
          handlers.onFlip(e);
          try {
            setState(`page ${e.object.pages.currentPageIndex + 1} of ${e.object.getPageCount()}`);
          } catch (error) {
            setState(error.message);
          }
        }}
        {...added}
      >
        {Array.from({ length: 6 }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
      </div>
      <output>{state}</output>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().getPageCollection().getPageCount()} pages`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Count
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().getPageCollection().pages.length} leaves`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Leaves
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().getFlipController().getState()}`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        State
      </button>
      <button
        onClick={() => {
          const { isUserMove, mousePosition } = book.current.pageFlip();
          setState(`${isUserMove}, pressed at ${mousePosition && Math.round(mousePosition.x)}`);
        }}
      >
        Press
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().getPageCollection().getSpread().length} in the spread`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Spread
      </button>
      <button
        onClick={() => {
          try {
            setState(`spread ${book.current.pageFlip().getPageCollection().getCurrentSpreadIndex()}`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Spread index
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().getPageCollection().getPages().length} in the list`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Pages
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().setting.width} px`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Setting
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().ui.getWrapper().localName}`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Wrapper
      </button>
      <button
        onClick={() => {
          try {
            setState(`${book.current.pageFlip().render.getOrientation()}`);
          } catch (error) {
            setState(error.message);
          }
        }}
      >
        Render
      </button>
    </>
  );
}
