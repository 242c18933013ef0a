import { expect, test } from 'vitest';
import { formatPeriod, numberedPeriods } from './formatPeriod.ts';

test.each([
  ['2022-03', '', 'en', 'Mar 2022 – present'],
  ['2019', '2021', 'en-GB', '2019 – 2021'],
  ['2019-06', '2022-02', 'en', 'Jun 2019 – Feb 2022'],
  ['2019-06-15', '2022', 'en', 'Jun 2019 – 2022'],
  ['2020', '2020', 'en', '2020'],
  ['2020-01-01', '2020-01-31', 'en', 'Jan 2020'],
  [undefined, '2017-03', 'en', 'Mar 2017'],
  ['', '', 'en', ''],
  [undefined, undefined, 'en', ''],
  ['2023-02-30', undefined, 'en', ''],
  ['2022-03', undefined, 'de-AT', '03/2022 – heute'],
  ['2022-03', '2023-11', 'ja', '2022/03 – 2023/11'],
  ['2022-03', undefined, 'ja', '2022/03 – 現在'],
  ['2022-03', undefined, 'zh-Hant-TW', '2022/03 – 至今'],
  ['2022-03', undefined, 'KO-kr', '2022/03 – 현재'],
  ['2019-06', '2022', 'hu', '2019/06 – 2022'],
  [undefined, '2017-03', 'lt', '2017/03'],
  ['2020-01-01', '2020-01-31', 'sv', '2020/01'],
  ['2022-03', undefined, 'ar', '03/2022 – الآن'],
  ['2022-03', undefined, 'eo', '03/2022 – present'],
])('from %s to %s, in %s, reads %j', (start, end, language, words) => {
  expect(formatPeriod(start, end, numberedPeriods(language))).toBe(words);
});
