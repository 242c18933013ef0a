import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('a picture is named by its title alone: named twice, it has the same words as its description', () => {
  const markup = renderToStaticMarkup(createElement(Icon, { name: 'start', title: 'start' }));
  expect(markup.match(/<svg[^>]*>/)?.[0]).toMatch(/ role="img"/);
  expect(markup).toContain('<title>start</title>');
  expect(markup).not.toMatch(/aria-|id=/);
});

test('a picture without a title is no part of what is read', () => {
  const markup = renderToStaticMarkup(createElement(Icon, { name: 'start' }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('role=');
});
