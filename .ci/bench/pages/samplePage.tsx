import { createElement, type ReactNode } from 'react';
import { type Piece, sampleContent } from './sampleContent.ts';

/** A page for books that are made of React's elements. */
export function samplePage(index: number): ReactNode {
  return (
    <article key={index} className="sample" data-sample={index}>
      {sampleContent(index).map(asNode)}
    </article>
  );
}

function asNode(piece: Piece, index: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const [tag, inside] = piece;
  return createElement(tag, { key: index }, ...inside.map(asNode));
}
