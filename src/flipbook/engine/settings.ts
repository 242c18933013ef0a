import { flipbookError } from './flipbookError.ts';

/**
 * The settings of a book. Only `width` and `height` are required. Lengths are CSS pixels, times
 * milliseconds. Except for `size`, a value of the wrong type, `NaN` or infinity counts as missing.
 */
export interface FlipbookSettings {
  /** Width of one page, in px, above 0. `size="stretch"` keeps the ratio of `width` to `height`. */
  width: number;
  /** Height of one page, in px, above 0. */
  height: number;
  /** Whether pages are `width` x `height` (`fixed`) or fill the space within limits. @default 'fixed' */
  size?: 'fixed' | 'stretch' | undefined;
  /** Minimum page width with `stretch`, in px; 0 or less becomes 100. @default 0 */
  minWidth?: number | undefined;
  /** Maximum page width with `stretch`, in px; below `minWidth` it becomes 2000. @default 0 */
  maxWidth?: number | undefined;
  /** Minimum page height with `stretch`, in px; 0 or less becomes 100. @default 0 */
  minHeight?: number | undefined;
  /** Maximum page height with `stretch`, in px; below `minHeight` it becomes 2000. @default 0 */
  maxHeight?: number | undefined;
  /**
   * The initial page, counted from 0, clamped to the last page and truncated. If that page is added
   * before the first turn, the book opens there. @default 0
   */
  startPage?: number | undefined;
  /** Whether the first and last pages are covers: hard, with the first one alone. @default false */
  showCover?: boolean | undefined;
  /** Whether the book shows one page when there is no space for two. @default true */
  usePortrait?: boolean | undefined;
  /**
   * Whether the book takes its width from its container and its height from its pages. When
   * `false`, pages with `stretch` fit into the height of the book's element. @default true
   */
  autoSize?: boolean | undefined;
  /** Duration of a full turn, in ms, above 0; less for a released page. @default 1000 */
  flippingTime?: number | undefined;
  /** Whether a turning page casts a shadow. @default true */
  drawShadow?: boolean | undefined;
  /** Strength of the darkest shadow, from 0 (none) to 1; clamped. @default 1 */
  maxShadowOpacity?: number | undefined;
  /** The `z-index` that the book's stacking starts from; fractions are truncated. @default 0 */
  startZIndex?: number | undefined;
  /** Whether a vertical touch scrolls the document around the book. @default true */
  mobileScrollSupport?: boolean | undefined;
  /** The sideways distance that a swipe or flick must exceed, in px, 0 or more. @default 30 */
  swipeDistance?: number | undefined;
  /** Whether links, buttons and fields on a page receive their own presses. @default true */
  clickEventForward?: boolean | undefined;
  /** Whether mouse, pen, touch and wheel turn pages. @default true */
  useMouseEvents?: boolean | undefined;
  /** Whether a corner lifts when the pointer comes close. @default true */
  showPageCorners?: boolean | undefined;
  /** Whether clicks outside the corners are ignored. @default false */
  disableFlipByClick?: boolean | undefined;
}

/** All settings, validated and with defaults filled in. */
export type Settings = { readonly [Name in keyof FlipbookSettings]-?: Exclude<FlipbookSettings[Name], undefined> };

/** All defaults; `width` and `height` have none. Not readable in server components. */
export const defaultSettings: Omit<Settings, 'width' | 'height'> = {
  size: 'fixed',
  minWidth: 0,
  maxWidth: 0,
  minHeight: 0,
  maxHeight: 0,
  startPage: 0,
  showCover: false,
  usePortrait: true,
  autoSize: true,
  flippingTime: 1000,
  drawShadow: true,
  maxShadowOpacity: 1,
  startZIndex: 0,
  mobileScrollSupport: true,
  swipeDistance: 30,
  clickEventForward: true,
  useMouseEvents: true,
  showPageCorners: true,
  disableFlipByClick: false,
};

/** The range that a number is clamped to. With `isWhole`, it is truncated. */
interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
}

export const settingRanges: { readonly [Name in keyof FlipbookSettings]?: Range } = {
  startPage: { minimum: 0, isWhole: true },
  maxShadowOpacity: { minimum: 0, maximum: 1 },
  startZIndex: { isWhole: true },
  swipeDistance: { minimum: 0 },
};

const messages = {
  'invalid-size': 'Invalid size type. Available only "fixed" and "stretch" value',
  'invalid-dimensions': 'Invalid width or height',
  'invalid-flipping-time': 'Invalid flipping time',
} as const;

const stretchDefaults = { min: 100, max: 2000 };

/** Converts the value of a setting to its type; `example` has that type. */
export type ReadSetting = (value: unknown, example: unknown) => unknown;

/**
 * Validates the settings and fills in the defaults. Idempotent. An error's `cause` names the
 * setting, its value, and what to write.
 * @param readSetting - `readLoosely` for a book written for `react-pageflip`
 * @throws 'Invalid size type. Available only "fixed" and "stretch" value'
 * @throws 'Invalid width or height' when one is missing or not above 0
 * @throws 'Invalid flipping time' when it is not above 0
 */
export function validateSettings(props: FlipbookSettings, readSetting: ReadSetting = (value) => value): Settings {
  const refuse = (code: keyof typeof messages, name: keyof FlipbookSettings, write: string): never => {
    throw flipbookError(code, messages[code], { cause: `${name} is ${describeValue(props[name])}. Write ${write}.` });
  };
  const size = props.size ?? defaultSettings.size;
  if (size !== 'fixed' && size !== 'stretch') refuse('invalid-size', 'size', 'size="fixed" or size="stretch"');
  const settings = fillIn({ width: 0, height: 0, ...defaultSettings }, (name, example) =>
    clampToRange(readSetting(props[name], example), settingRanges[name]),
  );
  for (const name of ['width', 'height'] as const)
    if (settings[name] <= 0) refuse('invalid-dimensions', name, `a number above 0: ${name}={400}`);
  if (settings.flippingTime <= 0)
    refuse('invalid-flipping-time', 'flippingTime', 'a number above 0: flippingTime={800}');
  const [minWidth, maxWidth] = limits(settings.size, settings.width, [settings.minWidth, settings.maxWidth]);
  const [minHeight, maxHeight] = limits(settings.size, settings.height, [settings.minHeight, settings.maxHeight]);
  return { ...settings, minWidth, maxWidth, minHeight, maxHeight };
}

export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object(value) === value ? `of type ${typeof value}` : String(value);
}

function fillIn<All extends object>(
  defaults: All,
  readSetting: (name: keyof All & string, example: unknown) => unknown,
): All {
  const result = { ...defaults };
  for (const name in defaults) {
    const value = readSetting(name, defaults[name]);
    if (isLike(value, defaults[name])) result[name] = value;
  }
  return result;
}

/** Plain JavaScript may pass any value. `NaN` and infinite numbers never match. */
function isLike<Value>(value: unknown, example: Value): value is Value {
  return typeof value === typeof example && (typeof value !== 'number' || Number.isFinite(value));
}

function clampToRange(
  value: unknown,
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, isWhole }: Range = {},
): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) return value;
  // Adding 0 turns the -0 of a truncated -0.5 into 0.
  return Math.min(maximum, Math.max(minimum, isWhole ? Math.trunc(value) + 0 : value));
}

function limits(
  size: Settings['size'],
  length: number,
  [minimum, maximum]: readonly [number, number],
): readonly [number, number] {
  if (size === 'fixed') return [length, length];
  const min = minimum > 0 ? minimum : stretchDefaults.min;
  return [min, maximum < min ? stretchDefaults.max : maximum];
}

export function withoutSettings<Settings extends object, Props extends { [Name in keyof Settings]?: unknown }>(
  props: Props,
  settings: Settings,
): Partial<Props> {
  const rest: Partial<Props> = { ...props };
  for (const name in settings) delete rest[name];
  return rest;
}
