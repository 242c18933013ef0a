// Pages of kinds that the case names by the prop `kind`.
import React, { forwardRef, useRef } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { added, handlers, useOffered } from '../pages/project.ts';

const Page = forwardRef((props, ref) => (
  <div className="page" ref={ref}>
    <h2>Page {props.number}</h2>
  </div>
));

const Plain = (props) => (
  <div className="page">
    <h2>Page {props.number}</h2>
  </div>
);

const kinds = {
  null: null,
  fragment: (
    <>
      <Page number={3} />
      <Page number={4} />
    </>
  ),
  plain: <Plain number={3} />,
};

export default function Odd() {
  const book = useRef();
  const { kind, ...props } = added;
  useOffered(book);
  return (
    <div data-around>
      <HTMLFlipBook width={300} height={400} flippingTime={200} ref={book} {...handlers} {...props}>
        <Page number={1} />
        <Page number={2} />
        {kinds[kind]}
        <Page number={5} />
      </HTMLFlipBook>
    </div>
  );
}
