// What is looked at only where a step asks for it.
import type { AskedLook } from '../Observation.ts';
import { bookRoot, shownPages } from './seen.ts';

/** How many frames are watched for callbacks that a book at rest still has. */
const watchedFrames = 10;

/** Methods that `page-flip` documents. */
const methods = [
  ...[
    'flip',
    'flipNext',
    'flipPrev',
    'turnToPage',
    'turnToNextPage',
    'turnToPrevPage',
    'on',
    'off',
    'destroy',
    'update',
  ],
  ...['getPageCount', 'getCurrentPageIndex', 'getOrientation', 'getState', 'getBoundsRect', 'getSettings'],
  ...['loadFromHTML', 'loadFromImages', 'updateFromHtml', 'updateFromImages', 'clear'],
  ...['getPage', 'getPageCollection', 'getRender', 'getFlipController', 'getUI'],
  ...['updateState', 'updatePageIndex', 'updateOrientation', 'startUserTouch', 'userMove', 'userStop'],
];

const looks: Readonly<Record<Exclude<AskedLook, 'time'>, () => string | Promise<string>>> = {
  elements: () => {
    const [first] = shownPages();
    return first
      ? `class="${[...first.page.classList].sort().join(' ')}" style="${first.page.getAttribute('style') ?? ''}"`
      : 'no page';
  },
  classes: () => {
    const root = bookRoot();
    if (!root) return 'no book';
    const classes = (element: Element) =>
      [...element.classList]
        .filter((name) => /^(stf__|--)/.test(name))
        .sort()
        .join('.');
    const inside = [...root.querySelectorAll('[class*="stf__"]')].filter(
      (element) => element.getClientRects().length > 0,
    );
    return [root, ...inside].map(classes).join(' ');
  },
  styles: () => `${document.querySelectorAll('style').length} style elements`,
  'idle frames': async () => {
    const original = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked += 1;
      return original(callback);
    };
    for (let frame = 0; frame < watchedFrames; frame += 1) await new Promise((resolve) => original(resolve));
    window.requestAnimationFrame = original;
    return asked >= watchedFrames ? 'a callback in every frame' : asked === 0 ? 'nothing' : `${asked} callbacks`;
  },
  methods: () => {
    const book = window.probe.book.current?.pageFlip();
    return methods.filter((name) => typeof book?.[name] !== 'function').join(', ') || 'all there';
  },
  'focus ring': () => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'none';
    return getComputedStyle(activeElement).outlineStyle === 'none' ? 'none' : 'drawn';
  },
  role: () => {
    const root = bookRoot();
    return `role ${root?.getAttribute('role') ?? 'none'}, tab stop ${root && root.tabIndex >= 0 ? 'yes' : 'no'}`;
  },
};

/** The words for each look that was asked for. `time` is in no words: it is compared as a number. */
export async function asked(wanted: readonly AskedLook[]): Promise<Readonly<Partial<Record<AskedLook, string>>>> {
  const words: Partial<Record<AskedLook, string>> = {};
  for (const look of wanted) if (look !== 'time') words[look] = await looks[look]();
  return words;
}
