// Pages that come, go and change.
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

export default function Chapters() {
  const book = useRef();
  const [names, setNames] = useState(['1', '2', '3', '4']);
  const [title, setTitle] = useState('old');
  const [time, setTime] = useState(200);
  useOffered(book);
  return (
    <>
      <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={time} ref={book} {...handlers} {...added}>
        {names.map((name) => (
          <Page key={name} number={name}>
            {title}
          </Page>
        ))}
        <Page number="extra" />
      </HTMLFlipBook>
      </div>
      <button onClick={() => setNames([...names, '5', '6'])}>Append</button>
      <button onClick={() => setNames(names.slice(0, -2))}>Remove</button>
      <button onClick={() => setNames(['0', '00', ...names])}>Prepend</button>
      <button onClick={() => setTitle('new')}>Retitle</button>
      <button onClick={() => setTime(800)}>Slower</button>
    </>
  );
}
