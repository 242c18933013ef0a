import { expect, test } from 'vitest';
import { documentSizes } from './documentSizes.ts';

const words = '<h1>Player One</h1><p>Builds things that people like to use.</p>';
const styles = '<style nonce="x">@media (width<650px){h1{color:teal}}p > a{margin:7px 9px 11px 13px}</style>';

test('without styles, a document and its markup are the same', () => {
  const { document, markup } = documentSizes(words);
  expect(document).toBeGreaterThan(0);
  expect(markup).toBe(document);
});

test('the styles of a document are no part of its markup', () => {
  const { document, markup } = documentSizes(styles + words);
  expect(markup).toBe(documentSizes(words).markup);
  expect(document).toBeGreaterThan(markup);
});
