import { expect, test } from 'vitest';
import { letterDots } from './letterDots.ts';

test.each([
  ['株式会社', 14],
  ['شركة', 14],
  ['北京字节跳动科技有限公司', 8],
  ['მთავარი კომპანია თბილისი', 8],
  ['あ'.repeat(40), 6],
])('%s is rendered in letters of %i dots', (name, expected) => {
  expect(letterDots(name)).toBe(expected);
});
