// Asks the book, in its own words, and changes the settings that it answers.
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

const settings = ['startPage', 'size', 'width', 'height', 'minWidth', 'maxWidth', 'flippingTime', 'usePortrait', 'autoSize'];

const asks = {
  Bounds: (flip) => Object.entries(flip.getBoundsRect()).map(([side, px]) => `${side} ${Math.round(px)}`),
  Book: (flip) => [flip.getOrientation(), flip.getState(), flip.getPageCount(), flip.getCurrentPageIndex()],
  Settings: (flip) => settings.map((name) => flip.getSettings()[name]),
  Listen: (flip) => [flip.on('flip', () => {}) === flip, flip.on('turned', () => {}) === flip, flip.off('flip')],
  Lock: (flip) => {
    flip.getSettings().disableFlipByClick = true;
    return ['locked'];
  },
};

export default function Viewer() {
  const book = useRef();
  const [answer, setAnswer] = useState('none');
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
          setAnswer(`${e.object === book.current.pageFlip()} ${e.object.getCurrentPageIndex()}`);
        }}
        {...added}
      >
        {Array.from({ length: 8 }, (_, i) => (
          <Page key={i} number={i + 1} />
        ))}
      </HTMLFlipBook>
      </div>
      <output>{answer}</output>
      {Object.entries(asks).map(([name, ask]) => (
        <button key={name} onClick={() => setAnswer(ask(book.current.pageFlip()).map(String).join(', '))}>
          {name}
        </button>
      ))}
    </>
  );
}
