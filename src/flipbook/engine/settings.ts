/**
 * The settings of a book. Only `width` and `height` are required. Lengths are CSS pixels, times milliseconds.
 * A number that is missing, `NaN` or infinite counts as not given, and so does a switch that is neither on nor off.
 */
export interface FlipbookSettings {
  /** Width of one page, in px, above 0. In `stretch`, with `height` the pages' proportion. */
  width: number;
  /** Height of one page, in px, above 0. */
  height: number;
  /** `fixed`: pages are `width` x `height`. `stretch`: pages fill the available space, within the four limits. @default 'fixed' */
  size?: 'fixed' | 'stretch' | undefined;
  /** Narrowest page in `stretch`, in px; 0 or less becomes 100. In `fixed` it is `width`. @default 0 */
  minWidth?: number | undefined;
  /** Widest page in `stretch`, in px; below `minWidth` it becomes 2000. In `fixed` it is `width`. @default 0 */
  maxWidth?: number | undefined;
  /** Lowest page in `stretch`, in px; 0 or less becomes 100. In `fixed` it is `height`. @default 0 */
  minHeight?: number | undefined;
  /** Highest page in `stretch`, in px; below `minHeight` it becomes 2000. In `fixed` it is `height`. @default 0 */
  maxHeight?: number | undefined;
  /** The page that is open at first, counted from 0. Beyond the end it is the last; fractions are cut off. @default 0 */
  startPage?: number | undefined;
  /** Whether the first and the last page are covers: hard, and the first one alone. @default false */
  showCover?: boolean | undefined;
  /** Whether one page is shown where there is no space for two. @default true */
  usePortrait?: boolean | undefined;
  /**
   * Whether the book is as wide as the element around it allows, and gives that its height. When off, the book fits into the
   * height that the element has.
   * @default true
   */
  autoSize?: boolean | undefined;
  /** Time of a full turn, in ms, above 0. A released page takes its share. @default 1000 */
  flippingTime?: number | undefined;
  /** Whether a turning page throws a shadow. @default true */
  drawShadow?: boolean | undefined;
  /** How dark that shadow gets, 0 (not at all) to 1; what lies outside is moved to the nearer end. @default 1 */
  maxShadowOpacity?: number | undefined;
  /** The stacking order the book starts from, a whole number; fractions are cut off. @default 0 */
  startZIndex?: number | undefined;
  /** Whether a vertical touch scrolls what is around the book. @default true */
  mobileScrollSupport?: boolean | undefined;
  /** A touch is a swipe when it goes further sideways than this, in px, 0 or more. @default 30 */
  swipeDistance?: number | undefined;
  /** Whether links, buttons and fields on a page keep the presses on them. @default true */
  clickEventForward?: boolean | undefined;
  /** Whether mouse, pen and touch turn pages. @default true */
  useMouseEvents?: boolean | undefined;
  /** Whether a corner lifts when the pointer comes near. @default true */
  showPageCorners?: boolean | undefined;
  /** Whether clicks outside the corners leave the page where it is. @default false */
  disableFlipByClick?: boolean | undefined;
}

/** All settings, checked and with none left open. */
export type Settings = { readonly [Name in keyof FlipbookSettings]-?: Exclude<FlipbookSettings[Name], undefined> };

/**
 * What a setting is when it is not given. `width` and `height` have no default. A server component cannot read it: it comes
 * from a module for clients.
 */
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

/** What numbers are brought into: what lies outside moves to the nearer end, and fractions of a whole one are cut off. */
interface Range {
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
}

/** The ranges of the settings that have one. */
export const settingRanges: { readonly [Name in keyof FlipbookSettings]?: Range } = {
  startPage: { least: 0, isWhole: true },
  maxShadowOpacity: { least: 0, most: 1 },
  startZIndex: { isWhole: true },
  swipeDistance: { least: 0 },
};

/** What an unusable limit of a stretched page becomes, in px. */
const stretchFallback = { min: 100, max: 2000 };

/** Makes of what is given for a setting what it means; `example` is of the setting's own kind. */
export type ReadSetting = (value: unknown, example: unknown) => unknown;

/**
 * Checks the settings and fills in the defaults. Giving it its own answer changes nothing. The `cause` of an error names the
 * setting, its value, and what to write.
 *
 * @param readSetting - `readLoosely` for a book written for `react-pageflip`; without it everything is what it is
 * @throws 'Invalid size type. Available only "fixed" and "stretch" value'
 * @throws 'Invalid width or height' when one is missing or not above 0
 * @throws 'Invalid flipping time' when it is not above 0
 */
export function settings(props: FlipbookSettings, readSetting: ReadSetting = (value) => value): Settings {
  const ownSettings = ownProps(props);
  const refuse = (message: string, name: keyof FlipbookSettings, write: string): never => {
    throw new Error(message, { cause: `${name} is ${describeValue(ownSettings[name])}. Write ${write}.` });
  };
  const size = ownSettings.size ?? defaultSettings.size;
  if (size !== 'fixed' && size !== 'stretch')
    refuse('Invalid size type. Available only "fixed" and "stretch" value', 'size', 'size="fixed" or size="stretch"');
  const all = filledIn({ width: 0, height: 0, ...defaultSettings }, (name, example) =>
    inRange(readSetting(ownSettings[name], example), settingRanges[name]),
  );
  for (const name of ['width', 'height'] as const)
    if (all[name] <= 0) refuse('Invalid width or height', name, `a number above 0: ${name}={400}`);
  if (all.flippingTime <= 0) refuse('Invalid flipping time', 'flippingTime', 'a number above 0: flippingTime={800}');
  const [minWidth, maxWidth] = limits(all.size, all.width, [all.minWidth, all.maxWidth]);
  const [minHeight, maxHeight] = limits(all.size, all.height, [all.minHeight, all.maxHeight]);
  return { ...all, minWidth, maxWidth, minHeight, maxHeight };
}

/** A value as an error tells of it. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return Object(value) === value ? `of type ${typeof value}` : String(value);
}

/** The defaults, and in their place whatever is read that is of the same kind. */
function filledIn<All extends object>(
  defaults: All,
  readSetting: (name: keyof All & string, example: unknown) => unknown,
): All {
  const all = { ...defaults };
  for (const name in defaults) {
    const value = readSetting(name, defaults[name]);
    if (isLike(value, defaults[name])) all[name] = value;
  }
  return all;
}

/** A book in plain JavaScript may be given anything. A number that is none is like no other. */
function isLike<Value>(value: unknown, example: Value): value is Value {
  return typeof value === typeof example && (typeof value !== 'number' || Number.isFinite(value));
}

function inRange(
  value: unknown,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, isWhole }: Range = {},
): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) return value;
  // Adding 0 turns the -0 that cutting -0.5 leaves into 0.
  return Math.min(most, Math.max(least, isWhole ? Math.trunc(value) + 0 : value));
}

/** The least and the most that one side of a page may measure, from what it measures as given. */
function limits(
  size: Settings['size'],
  length: number,
  [least, most]: readonly [number, number],
): readonly [number, number] {
  if (size === 'fixed') return [length, length];
  const min = least > 0 ? least : stretchFallback.min;
  return [min, most < min ? stretchFallback.max : most];
}

/** What a component was given itself. A script on the page may have put more on `Object.prototype`: that is no prop. */
export function ownProps<Props extends object>(props: Props): Props {
  return Object.assign(Object.create(null), props);
}

/** What is left of a book's props for its element once the settings are taken out. */
export function withoutSettings<Settings extends object, Props extends { [Name in keyof Settings]?: unknown }>(
  props: Props,
  settings: Settings,
): Partial<Props> {
  const rest: Partial<Props> = { ...props };
  for (const name in settings) delete rest[name];
  return rest;
}
