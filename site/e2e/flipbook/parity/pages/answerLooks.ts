import { bookRoot, isUncovered, shownPages } from './seen.ts';

/** The number of frames watched for callbacks of a book at rest. */
const watchedFrames = 10;

const methods = `
  flip flipNext flipPrev turnToPage turnToNextPage turnToPrevPage on off destroy update
  getPageCount getCurrentPageIndex getOrientation getState getBoundsRect getSettings
  loadFromHTML loadFromImages updateFromHtml updateFromImages clear
  getPage getPageCollection getRender getFlipController getUI
  updateState updatePageIndex updateOrientation startUserTouch userMove userStop
`;

const looks = {
  /** Not as text, because it is compared as a number. */
  time: () => '',
  elements: () => {
    const page = shownPages()[0]?.page;
    return `class="${[...(page?.classList ?? [])].sort().join(' ')}" style="${page?.getAttribute('style') ?? ''}"`;
  },
  classes: () => {
    const root = bookRoot();
    const inside = [...(root?.querySelectorAll('[class*="stf__"]') ?? [])];
    const classes = (element: Element) =>
      [...element.classList]
        .filter((name) => /^(stf__|--)/.test(name))
        .sort()
        .join('.');
    return [...(root ? [root] : []), ...inside.filter((element) => element.getClientRects().length > 0)]
      .map(classes)
      .join(' ');
  },
  styles: () => `${document.querySelectorAll('style').length} style elements`,
  'idle frames': async () => {
    const original = window.requestAnimationFrame;
    let lookCount = 0;
    window.requestAnimationFrame = (callback) => {
      lookCount += 1;
      return original(callback);
    };
    for (let frame = 0; frame < watchedFrames; frame += 1) await new Promise((resolve) => original(resolve));
    window.requestAnimationFrame = original;
    if (lookCount === 0) return '';
    return lookCount >= watchedFrames ? 'a callback in every frame' : `${lookCount} callbacks`;
  },
  'missing methods': () => {
    const flip = window.probe.flip() ?? {};
    const missing = methods.match(/\w+/g)?.filter((name) => typeof Reflect.get(flip, name) !== 'function');
    return missing?.join(', ') ?? '';
  },
  'focus ring': () => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    return getComputedStyle(activeElement).outlineStyle === 'none' ? '' : 'drawn';
  },
  role: () => {
    const root = bookRoot();
    return `role ${root?.getAttribute('role') ?? 'none'}, tab stop ${root && root.tabIndex >= 0 ? 'yes' : 'no'}`;
  },
  ribbons: () =>
    `${[...document.querySelectorAll('.ribbon')].filter((ribbon) => isUncovered(ribbon)).length} to be seen`,
};

export type AskedLook = keyof typeof looks;

export async function answerLooks(requestedLooks: readonly AskedLook[]): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(
    await Promise.all(requestedLooks.map(async (look): Promise<[string, string]> => [look, await looks[look]()])),
  );
}
