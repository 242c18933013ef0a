import { expect, test } from 'vitest';
import { formatPeriod, numericDateMessages } from './formatPeriod.ts';

test.each<[string, string | undefined, string | undefined, unknown]>([
  ['en', '2022-03', undefined, 'Mar 2022 – present'],
  ['en-GB', '2019', '2021', '2019 – 2021'],
  ['en', '2019-06', '2022-02', 'Jun 2019 – Feb 2022'],
  ['en', '2019-06-15', '2022', 'Jun 2019 – 2022'],
  ['en', '2020', '2020', '2020'],
  ['en', '2020-01-01', '2020-01-31', 'Jan 2020'],
  ['en', undefined, '2017-03', 'Mar 2017'],
  ['en', undefined, undefined, ''],
  ['en', '2023-02-30', undefined, ''],
  ['it-CH', '2022-03', undefined, '03/2022 – oggi'],
  ['ja', '2022-03', '2023-11', '2022/03 – 2023/11'],
  ['ja', '2022-03', undefined, '2022/03 – 現在'],
  ['zh-Hant-TW', '2022-03', undefined, '2022/03 – 至今'],
  ['KO-kr', '2022-03', undefined, '2022/03 – 현재'],
  ['hu', '2019-06', '2022', '2019/06 – 2022'],
  ['lt', undefined, '2017-03', '2017/03'],
  ['sv', '2020-01-01', '2020-01-31', '2020/01'],
  ['ar', '2022-03', undefined, '03/2022 – الآن'],
  ['eo', '2022-03', undefined, '03/2022 – present'],
])('in %s, %j to %j is %j', (language, start, end, expected) => {
  expect(formatPeriod(start, end, numericDateMessages(language))).toEqual(expected);
});
