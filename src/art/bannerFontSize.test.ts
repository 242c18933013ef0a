import { expect, test } from 'vitest';
import { bannerFontSize } from './bannerFontSize.ts';

test.each([
  ['株式会社', 14],
  ['شركة', 14],
  ['北京字节跳动科技有限公司', 8],
  ['მთავარი კომპანია თბილისი', 8],
  ['あ'.repeat(40), 6],
])('the name %s has a font size of %i dots', (name, expected) => {
  expect(bannerFontSize(name)).toBe(expected);
});
