// Writes what a server sends of a book of two pages.

import type { FC, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import HTMLFlipBook from 'react-pageflip';

// The peer's types ask for every prop.
const Book = HTMLFlipBook as unknown as FC<{ width: number; height: number; children: ReactNode }>;

console.log(
  renderToString(
    <Book width={300} height={400}>
      <h2>Page 1</h2>
      <h2>Page 2</h2>
    </Book>,
  ),
);
