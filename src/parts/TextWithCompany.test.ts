import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressText } from '../resume/text/fillIn.ts';
import { TextWithCompany } from './TextWithCompany.tsx';

const renderAddressed = (company: string) =>
  renderToStaticMarkup(createElement(TextWithCompany, { text: addressText('Dear {company} team,', company) }));

test('a company name has its own writing direction in the text', () => {
  expect(renderAddressed('Acme & Co')).toBe('Dear <bdi>Acme &amp; Co</bdi> team,');
});

test('an overlong word may break after each hundred characters', () => {
  const hundred = 'W'.repeat(100);
  expect(renderAddressed(hundred.repeat(3))).toBe(`Dear <bdi>${hundred}<wbr/>${hundred}<wbr/>${hundred}</bdi> team,`);
});
