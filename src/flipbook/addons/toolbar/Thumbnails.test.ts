import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlipbookProvider } from '../../index.ts';
import { Thumbnails, type ThumbnailsProps } from './Thumbnails.tsx';

test('Thumbnails without renderThumbnail throw an error that says what to pass', () => {
  // Plain JavaScript may leave it out.
  const props = {} as ThumbnailsProps;
  const list = createElement(FlipbookProvider, null, createElement(Thumbnails, props));
  expect(() => renderToString(list)).toThrow(
    'Invalid renderThumbnail: a value of type undefined. Pass a function: renderThumbnail={(index) => index + 1}',
  );
});
