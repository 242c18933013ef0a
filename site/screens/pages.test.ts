import { expect, test } from 'vitest';
import { playerOne as owner } from '../documents/testing/playerOne.ts';
import { notFoundPage, pageAt, pages } from './pages.ts';

const longName = { ...owner, resume: { basics: { name: 'Maximiliana '.repeat(17).slice(0, 200) } } };
const allPages = [...pages, notFoundPage];

test('each page has its own title, and the home page has the same one at both paths', () => {
  const titles = allPages.map((page) => page.text(owner).title);
  expect(new Set(titles).size).toBe(allPages.length - 1);
  expect(pageAt('/homepage').text(owner)).toEqual(pageAt('/').text(owner));
});

test.each(allPages)('$path keeps its title and description within the limits for a long name', (page) => {
  const { title, description } = page.text(longName);
  expect(title.length).toBeLessThanOrEqual(90);
  expect(description.length).toBeGreaterThan(20);
  expect(description.length).toBeLessThanOrEqual(200);
});

test.each([
  ['/resume', '/resume'],
  ['/resume/', '/resume'],
  ['/', '/'],
  ['', '/'],
  ['/nowhere', '/404'],
  ['/resume/more', '/404'],
])('the path "%s" shows the page %s', (path, expected) => {
  expect(pageAt(path).path).toBe(expected);
});
