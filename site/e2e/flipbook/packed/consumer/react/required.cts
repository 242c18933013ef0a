// The drop-in in a CommonJS module, with its types. For the compiler only.
import { createElement, createRef } from 'react';
import HTMLFlipBook, { type HTMLFlipBookRef } from 'react-page-turn/react-pageflip';

const book = createRef<HTMLFlipBookRef>();
export const element = createElement(HTMLFlipBook, { width: 300, height: 400, ref: book });
// @ts-expect-error the height is required; without types, this would pass
export const noHeight = createElement(HTMLFlipBook, { width: 300 });
