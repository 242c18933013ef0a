import { expect, test } from 'vitest';
import { readingFaults } from './readingFaults.ts';
import { visitors } from './visitor.ts';

const visit = visitors();

const box = 'inline-size: 200px; block-size: 60px;';

test.each([
  ['text in a scroller', `<p style="${box} overflow: hidden auto">${'Some words '.repeat(50)}</p>`, []],
  [
    'text cut off by an ancestor',
    '<section style="block-size: 5px; overflow: clip"><p>Some</p></section>',
    [/cut off/],
  ],
  ['text of no size', '<p style="font-size: 0">Some words</p>', [/has no size/]],
  ['text on text', '<p>Some</p><p style="margin-block-start: -34px">Other</p>', [/"Some" and "Other" overlap/]],
  [
    'text covered by an opaque panel',
    '<p>Some</p><p style="margin-block-start: -34px; position: relative; background: white">Other</p>',
    [],
  ],
  [
    'a picture on text',
    '<p>Some</p><svg width="40" height="40" style="margin-block-start: -34px"></svg>',
    [/a picture overlaps "Some"/],
  ],
  ['a word broken inside', '<p style="inline-size: 60px; overflow-wrap: anywhere">Checkout</p>', [/broken inside/]],
  ['a page that is too wide', '<p style="inline-size: 4000px">Some words</p>', [/wider than the window/]],
] as const)('%s', async (_, html, faults) => {
  const { page } = await visit();
  await page.setContent(html);
  expect(await page.evaluate(readingFaults)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});
