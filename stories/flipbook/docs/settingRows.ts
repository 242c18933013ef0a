import { defaultSettings, type FlipbookSettings } from '../../../src/flipbook/index.ts';

/** What each setting is for, with its unit and limits. By name: one that is added or dropped breaks the build here. */
const meanings: Record<keyof FlipbookSettings, string> = {
  width: 'Width of one page, in px, above 0.',
  height: 'Height of one page, in px, above 0.',
  size: '`fixed`: pages are `width` x `height`. `stretch`: they fill the room and keep that proportion.',
  minWidth: 'Narrowest page in `stretch`, in px. 0 or less becomes 100.',
  maxWidth: 'Widest page in `stretch`, in px. Below `minWidth` it becomes 2000.',
  minHeight: 'Lowest page in `stretch`, in px. 0 or less becomes 100.',
  maxHeight: 'Highest page in `stretch`, in px. Below `minHeight` it becomes 2000.',
  startPage: 'The page that is open at first, counted from 0. Beyond the end it is the last one.',
  showCover: 'Whether first and last page are covers: hard, and the first one alone.',
  usePortrait: 'Whether one page is shown where two have no room.',
  autoSize:
    'Whether the book is as wide as the element around it lets it be, and gives that its height. When off, it fits into the height it is given.',
  flippingTime: 'Time of a full turn, in ms, above 0. A page let go half-way takes its share.',
  drawShadow: 'Whether a turning page throws a shadow.',
  maxShadowOpacity: 'How dark that shadow gets, 0 to 1. What lies outside is moved to the nearer end.',
  startZIndex: 'The stacking order that the book starts from, a whole number.',
  mobileScrollSupport: 'Whether a vertical touch scrolls what is around the book.',
  swipeDistance: 'A touch is a swipe when it goes further than this, in px, 0 or more.',
  clickEventForward: 'Whether links, buttons and fields on a page keep the presses on them.',
  useMouseEvents: 'Whether mouse, pen and touch turn pages.',
  showPageCorners: 'Whether a corner lifts when the pointer comes near.',
  disableFlipByClick: 'Whether clicks outside the corners leave the page where it is.',
};

const defaults = new Map<string, unknown>(Object.entries(defaultSettings));

/** The 21 settings as a table. */
export const settingRows = Object.entries(meanings).map(([name, meaning]) => ({
  setting: `\`${name}\``,
  default: defaults.has(name) ? `\`${String(defaults.get(name))}\`` : 'required',
  meaning,
}));
