// Photographs that are there before their page is.
import React, { forwardRef, useRef, useState } from 'react';
import HTMLFlipBook from 'react-pageflip';
import photo from '../pages/photo.svg?no-inline';
import { added, handlers, useOffered } from '../pages/project.ts';

const Page = forwardRef((props, ref) => {
  return (
    <div className="page" ref={ref} data-density={props.density}>
      <h2>Page {props.number}</h2>
      {props.children}
    </div>
  );
});

export default function Photographs() {
  const book = useRef();
  const [seen, setSeen] = useState('unread');
  useOffered(book);
  const count = async () => {
    const loaded = await Promise.all([...document.images].map((img) => img.decode()));
    setSeen(`${loaded.length} loaded`);
  };
  return (
    <>
      <div data-around>
        <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...added}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
            <Page key={number} number={number}>
              <img src={`${photo}?number=${number}`} loading="eager" width={200} height={200} alt="" />
            </Page>
          ))}
        </HTMLFlipBook>
      </div>
      <output>{seen}</output>
      <button onClick={count}>Count</button>
    </>
  );
}
