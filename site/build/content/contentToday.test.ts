import { describe, expect, it, test } from 'vitest';
import { contentToday } from './contentToday.ts';

describe('contentToday', () => {
  it('is the day of SOURCE_DATE_EPOCH', () => {
    expect(contentToday({ SOURCE_DATE_EPOCH: '1700000000' })).toBe('2023-11-14');
  });

  test.each([undefined, ''])('is the day of the clock when SOURCE_DATE_EPOCH is %j', (epoch) => {
    expect(contentToday({ SOURCE_DATE_EPOCH: epoch }, () => Date.UTC(2025, 10, 1, 23, 59))).toBe('2025-11-01');
  });

  it('refuses what is no time', () => {
    expect(() => contentToday({ SOURCE_DATE_EPOCH: 'yesterday' })).toThrow(
      'SOURCE_DATE_EPOCH is "yesterday", which is not a time. Set it to seconds since 1970, or unset it.',
    );
  });
});
