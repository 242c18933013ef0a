import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings, type FlipbookSettings, settingRanges, validateSettings } from './settings.ts';

const page = { width: 640, height: 600 };

/** Any value that plain JavaScript may pass for a setting, with awkward ones more often. */
const anyValue = fc.oneof(
  fc.constantFrom(undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, '640', 'stretch', true, false),
  fc.double(),
  fc.integer(),
  fc.anything(),
);
const anySettings = fc
  .record(Object.fromEntries(['width', 'height', ...Object.keys(defaultSettings)].map((name) => [name, anyValue])), {
    requiredKeys: [],
  })
  .map((input) => ({ ...page, ...input }));

/** Plain JavaScript may pass any value. */
function untyped(input: object): FlipbookSettings {
  return input as FlipbookSettings;
}

test('missing settings have their defaults, and the limits of a fixed page always equal its width and height', () => {
  expect(validateSettings({ ...page, minWidth: 700, maxWidth: 10, minHeight: -5, maxHeight: 9000 })).toEqual({
    ...page,
    startPage: 0,
    size: 'fixed',
    minWidth: 640,
    maxWidth: 640,
    minHeight: 600,
    maxHeight: 600,
    drawShadow: true,
    flippingTime: 1000,
    usePortrait: true,
    startZIndex: 0,
    autoSize: true,
    maxShadowOpacity: 1,
    showCover: false,
    mobileScrollSupport: true,
    swipeDistance: 30,
    clickEventForward: true,
    useMouseEvents: true,
    showPageCorners: true,
    disableFlipByClick: false,
  });
});

test('valid settings are unchanged', () => {
  const changes = Object.entries(defaultSettings).map(([name, value]) => {
    const { minimum, maximum } = new Map(Object.entries(settingRanges)).get(name) ?? {};
    if (typeof value === 'number') return [name, maximum === undefined ? (minimum ?? 150) + 50 : maximum / 10];
    return [name, typeof value === 'boolean' ? !value : 'stretch'];
  });
  const input = { ...page, ...Object.fromEntries(changes) };
  expect(validateSettings(input)).toEqual(input);
});

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a setting without a valid value has its default: %s',
  (value) => {
    const input = Object.fromEntries(Object.keys(defaultSettings).map((name) => [name, value]));
    const expected = validateSettings(page);
    // An invalid `size` throws instead of falling back to the default.
    expect(validateSettings(untyped({ ...page, ...input, size: undefined }))).toEqual(expected);
  },
);

describe('an invalid size, dimension or time throws, and the cause names the setting, its value, and the fix', () => {
  const size = 'Invalid size type. Available only "fixed" and "stretch" value';
  const dimensions = 'Invalid width or height';
  const time = 'Invalid flipping time';
  test.each([
    [{ size: 'Fixed' }, size, 'size is "Fixed". Write size="fixed" or size="stretch".'],
    [{ width: 0, height: 0 }, dimensions, 'width is 0. Write a number above 0: width={400}.'],
    [{ width: '640' }, dimensions, 'width is "640". Write a number above 0: width={400}.'],
    [{ height: undefined }, dimensions, 'height is undefined. Write a number above 0: height={400}.'],
    [{ height: [600] }, dimensions, 'height is of type object. Write a number above 0: height={400}.'],
    [{ flippingTime: 0 }, time, 'flippingTime is 0. Write a number above 0: flippingTime={800}.'],
    [{ size: 'big', width: 0, flippingTime: 0 }, size, 'size is "big". Write size="fixed" or size="stretch".'],
  ])('%o: %s', (input, message, cause) => {
    expect(() => validateSettings(untyped({ ...page, ...input }))).toThrow(expect.objectContaining({ message, cause }));
  });
});

test.each([
  ['no limits', undefined, undefined, 100, 2000],
  ['a minimum below zero', -5, 300, 100, 300],
  ['a maximum below its minimum', 400, 399, 400, 2000],
  ['a maximum below a minimum above 2000', 3000, 0, 3000, 2000],
  ['equal limits', 400, 400, 400, 400],
] as const)('the limits of a stretched page, given %s', (_, givenMin, givenMax, min, max) => {
  const limits = (low?: number, high?: number) => ({ minWidth: low, maxWidth: high, minHeight: low, maxHeight: high });
  expect(validateSettings({ ...page, ...limits(givenMin, givenMax), size: 'stretch' })).toMatchObject(limits(min, max));
});

test.each([
  ['startPage', -3, 0],
  ['startPage', 2.9, 2],
  ['startZIndex', -0.5, 0],
  ['maxShadowOpacity', 1.5, 1],
  ['swipeDistance', -30, 0],
] as const)('numbers are clamped or truncated: %s %d becomes %d', (name, input, expected) => {
  expect(validateSettings({ ...page, [name]: input })[name]).toBe(expected);
});

test('any input gives valid settings or one of the three errors', () => {
  fc.assert(
    fc.property(anySettings, (input) => {
      try {
        for (const [name, value] of Object.entries(validateSettings(untyped(input)))) {
          if (name === 'size') expect(['fixed', 'stretch']).toContain(value);
          else if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
          else expect(typeof value).toBe('boolean');
        }
      } catch (error) {
        expect(String(error)).toMatch(
          /^Error: Invalid (size type\. Available only "fixed" and "stretch" value|width or height|flipping time)$/,
        );
      }
    }),
  );
});
