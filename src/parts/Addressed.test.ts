import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressText } from '../resume/text/fillIn.ts';
import { Addressed } from './Addressed.tsx';

const renderAddressed = (company: string) =>
  renderToStaticMarkup(createElement(Addressed, { text: addressText('Dear {company} team,', company) }));

test('a company stands whole among the words, in its own direction', () => {
  expect(renderAddressed('Acme & Co')).toBe('Dear <bdi>Acme &amp; Co</bdi> team,');
});

test('a word longer than any may break after each hundred letters', () => {
  const hundred = 'W'.repeat(100);
  expect(renderAddressed(hundred.repeat(3))).toBe(`Dear <bdi>${hundred}<wbr/>${hundred}<wbr/>${hundred}</bdi> team,`);
});
