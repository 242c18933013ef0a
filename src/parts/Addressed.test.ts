import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressText } from '../resume/text/fillIn.ts';
import { Addressed } from './Addressed.tsx';

const renderAddressed = (company: string) =>
  renderToStaticMarkup(createElement(Addressed, { text: addressText('Dear {company} team,', company) }));

test('isolates the direction of a company name in the text', () => {
  expect(renderAddressed('Acme & Co')).toBe('Dear <bdi>Acme &amp; Co</bdi> team,');
});

test('lets an overlong word break after each hundred letters', () => {
  const hundred = 'W'.repeat(100);
  expect(renderAddressed(hundred.repeat(3))).toBe(`Dear <bdi>${hundred}<wbr/>${hundred}<wbr/>${hundred}</bdi> team,`);
});
