import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageIn, withPage } from './pageParameter.ts';

test.each([
  ['#page=12', 11],
  ['?a=b&page=1', 0],
  ['#page=2&page=3', 1],
  ['#page=0', undefined],
  ['#page=0x10', undefined],
  ['#page=9999999999', undefined],
  ['#mypage=3', undefined],
  ['', undefined],
])('pageIn(%j) is %j', (part, page) => {
  expect(pageIn(part, 'page')).toBe(page);
});

test.each([
  ['', 4, 'page=5'],
  ['#page=2', undefined, ''],
  ['#company=Acme%20Inc', 4, 'company=Acme%20Inc&page=5'],
  ['?page=2&q=%E0%A4%A+b&page=3', 4, 'q=%E0%A4%A+b&page=5'],
  ['#chapter-2&page=9', undefined, 'chapter-2'],
])('withPage(%j, %j) is %j', (part, page, newPart) => {
  expect(withPage(part, 'page', page)).toBe(newPart);
});

test('pageIn reads the page that withPage writes, and other parameters stay', () => {
  const anyPart = fc.array(fc.string({ minLength: 1 }).filter((text) => !/&|^page=/.test(text)));
  fc.assert(
    fc.property(anyPart, fc.nat(999), fc.nat(999), (others, before, page) => {
      const newPart = withPage(`#page=${before + 1}&${others.join('&')}`, 'page', page);
      expect(newPart).toBe([...others, `page=${page + 1}`].join('&'));
      expect(pageIn(`#${newPart}`, 'page')).toBe(page);
    }),
  );
});
