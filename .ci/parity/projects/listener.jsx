// Handlers and listeners that ask the book, and are taken away again.
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

export default function Listener() {
  const book = useRef();
  const [title, setTitle] = useState('old');
  useOffered(book);
  const flip = () => book.current.pageFlip();
  return (
    <>
      <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
        {Array.from({ length: 8 }, (_, i) => (
          <Page key={i} number={i + 1}>
            {title}
          </Page>
        ))}
      </HTMLFlipBook>
      </div>
      <button onClick={() => flip().on('flip', (e) => window.probe.record('heard', e.data))}>Listen</button>
      <button onClick={() => flip().off('flip')}>Deafen</button>
      <button onClick={() => setTitle('new')}>Retitle</button>
      <button onClick={() => flip().destroy()}>Destroy</button>
    </>
  );
}
