import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('a picture gets its name only from its title, because a second name would be read as a description', () => {
  const markup = renderToStaticMarkup(createElement(Icon, { name: 'start', title: 'start' }));
  expect(markup.match(/<svg[^>]*>/)?.[0]).toMatch(/ role="img"/);
  expect(markup).toContain('<title>start</title>');
  expect(markup).not.toMatch(/aria-|id=/);
});

test('a picture without a title is hidden from screen readers', () => {
  const markup = renderToStaticMarkup(createElement(Icon, { name: 'start' }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('role=');
});
