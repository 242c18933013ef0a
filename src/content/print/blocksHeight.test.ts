import { expect, test } from 'vitest';
import { type Block, blocksHeight } from './blocksHeight.ts';

const block = (text: string, more: Partial<Block> = {}): Block => ({ text, sizePx: 10, ...more });

test.each<[string, Block[], number]>([
  ['nothing', [], 0],
  ['a line', [block('One')], 14],
  ['two lines', [block('One'), block('Two')], 28],
  ['a gap', [block('One', { gapPx: 5 }), block('Two', { gapPx: 3 })], 31],
  ['a paragraph over two lines', [block('mmmm mmmm')], 28],
  ['an empty block with its gap', [block(' ', { gapPx: 5 }), block('Two', { gapPx: 5 }), block('')], 14],
  ['two words', [block('mm mm')], 14],
  ['two words in larger letters', [block('mm mm', { sizePx: 20 })], 56],
])('%s on lines of 40 px', (_, blocks, heightPx) => {
  expect(blocksHeight(blocks, 40)).toBeCloseTo(heightPx);
});

test('bold words may need a line more', () => {
  const widthPx = 70;
  expect(blocksHeight([block('mmmm mmm')], widthPx)).toBeCloseTo(14);
  expect(blocksHeight([block('mmmm mmm', { weight: 'bold' })], widthPx)).toBeCloseTo(28);
});

test('lines may stand closer together', () => {
  expect(blocksHeight([block('One'), block('Two')], 40, 1)).toBeCloseTo(20);
});
