import { type Piece, sampleContent } from './sampleContent.ts';

/** A page for books that are made of the DOM's elements. */
export function sampleElement(index: number): HTMLElement {
  const page = document.createElement('article');
  page.className = 'sample';
  page.dataset.sample = String(index);
  page.append(...sampleContent(index).map(asNode));
  return page;
}

function asNode(piece: Piece): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  const [tag, inside] = piece;
  const element = document.createElement(tag);
  element.append(...inside.map(asNode));
  return element;
}
