import { expect, test } from 'vitest';
import { readingFaults } from './readingFaults.ts';
import { visitors } from './visitor.ts';

const visit = visitors();

const box = 'inline-size: 200px; block-size: 60px;';
const words = 'Some words that go on for longer than a narrow box has room';

test.each([
  ['words in a box', `<p style="${box}">Some words</p>`, []],
  [
    'words cut off by their box',
    `<p style="${box} overflow: hidden; white-space: nowrap">${words}</p>`,
    [/is cut off by <p>/],
  ],
  [
    'words cut off further out',
    `<section style="block-size: 5px; overflow: clip"><p>Some words</p></section>`,
    [/cut off by <section>/],
  ],
  ['words that can be scrolled to', `<p style="${box} overflow: hidden auto">${words.repeat(9)}</p>`, []],
  [
    'words before the start of what scrolls',
    `<div style="${box} overflow: auto"><p style="margin-block-start: -90px">Some words</p></div>`,
    [/cut off by <div>/],
  ],
  ['words beside the page', '<p style="position: absolute; left: -500px">Some words</p>', [/cut off by <html>/]],
  [
    'words that are only heard',
    '<p style="position: absolute; clip-path: inset(50%); inline-size: 1px; overflow: hidden">Some words</p>',
    [],
  ],
  ['words of no size', '<p style="font-size: 0">Some words</p>', [/has no size/]],
  ['words that are hidden', '<p hidden>Some words</p>', []],
  [
    'words on words',
    '<p>Some words</p><p style="margin-block-start: -34px">Other words</p>',
    [/"Some words" and "Other words" overlap/],
  ],
  [
    'words on words out of sight',
    '<div style="block-size: 4000px"></div><p>Some words</p><p style="margin-block-start: -34px">Other words</p>',
    [/overlap/],
  ],
  ['lines on lines', `<p style="${box} line-height: 0.2">${words}</p>`, [/overlap/]],
  [
    'words before an opaque panel',
    '<p>Some words</p><p style="margin-block-start: -34px; position: relative; background: white">Other words</p>',
    [],
  ],
  [
    'words on a panel that words are printed on',
    '<p style="background: white">Some words</p><p style="margin-block-start: -34px; position: relative">Other words</p>',
    [/overlap/],
  ],
  [
    'a picture on words',
    '<p>Some words</p><svg width="40" height="40" style="margin-block-start: -34px"></svg>',
    [/a picture lies on "Some words"/],
  ],
  ['a picture beside words', '<svg width="40" height="40"></svg><p>Some words</p>', []],
  [
    'a picture under an opaque panel',
    '<svg width="40" height="40"></svg><p style="margin-block-start: -34px; position: relative; background: white">Some words</p>',
    [],
  ],
  [
    'a picture that leaves its place empty',
    '<p><svg width="40" height="40" style="visibility: hidden"></svg>Some words</p>',
    [/a picture is not drawn and takes 40 px/],
  ],
  [
    'a picture that waits beside the flow',
    '<p><svg width="40" height="40" style="visibility: hidden; position: absolute"></svg>Some words</p>',
    [],
  ],
  [
    'a word broken inside',
    '<p style="inline-size: 60px; overflow-wrap: anywhere">Checkout</p>',
    [/"Checkout" is broken inside/],
  ],
  ['a word broken at its hyphen', '<p style="inline-size: 60px">check-outs</p>', []],
  [
    'a word that takes more than half the line',
    `<p style="inline-size: 100px; block-size: 90px; overflow: auto; overflow-wrap: anywhere">Incomprehensibilities</p>`,
    [],
  ],
  ['a page wider than its window', `<div style="inline-size: 4000px">Some words</div>`, [/px wider than the window/]],
] as const)('%s', async (_, html, faults) => {
  const { page } = await visit();
  await page.setContent(html);
  expect(await page.evaluate(readingFaults)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});
