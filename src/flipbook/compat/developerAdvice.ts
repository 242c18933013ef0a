// biome-ignore-all lint/style/noRestrictedGlobals: looks at a book's element, in development.
import type { FlipbookHandle } from '../FlipbookHandle.ts';
import { missingMembers, type WatchedObject } from './missingMembers.ts';
import type { PageFlip } from './PageFlip.ts';

/** Bundlers replace this whole name with a string. Without a bundler there may be no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const printedKinds = new Set<string>();

function warnOnce(kind: string, message: string): void {
  if (printedKinds.has(kind)) return;
  printedKinds.add(kind);
  // biome-ignore lint/suspicious/noConsole: it is for developers
  console.warn(`HTMLFlipBook: ${message} All differences: node_modules/react-page-turn/react-pageflip.md`);
}

const developerAdvice = {
  /** A proxy that warns about missing members and about clicks that may count twice. */
  watch(pageFlip: PageFlip, book: () => FlipbookHandle | null): PageFlip {
    const pages = withMissing(pageFlip.pages, 'getPageCollection().');
    const turning = (name: 'flip' | 'turnToPage') => (page: number, corner?: 'top' | 'bottom') => {
      const element = book()?.getElement();
      if (element && hasClickThatTurned(element, pageFlip)) warnOnce('click', clickAdvice(`${name}(${page})`, page));
      pageFlip[name](page, corner);
    };
    const [flip, turnToPage] = [turning('flip'), turning('turnToPage')];
    const getPageCollection = () => pages;
    const getFlipController = () => {
      const controller = pageFlip.getFlipController();
      return controller && withMissing({ ...controller, flipToPage: flip }, 'getFlipController().');
    };
    const watched = { pages, getPageCollection, getFlipController, flip, turnToPage };
    const guarded = withMissing(pageFlip, '');
    return new Proxy(guarded, {
      get: (target, name) => Reflect.get(name in watched ? watched : target, name),
    });
  },
  /** Warns when sizes of classes and styles are about to be overruled, or have another effect. */
  aboutToOverrule(element: HTMLElement): void {
    if (element.style.maxWidth === 'var(--most-width)') return;
    const before = element.offsetWidth;
    // The sizes are written by then, but nothing is painted.
    queueMicrotask(() => {
      const after = element.offsetWidth;
      if (before > 0 && after > before) warnOnce('width', widthAdvice(before, after));
      const pages = element.querySelector<HTMLElement>('[data-part="book"]')?.offsetHeight ?? 0;
      const availableHeight = element.clientHeight;
      // One pixel may be rounding. A book of fixed pages overflows with react-pageflip, too.
      if (element.dataset.size === 'stretch' && availableHeight > 0 && pages > availableHeight + 1)
        warnOnce('height', heightAdvice(availableHeight, pages));
    });
  },
};

/** Tells developers how it differs from `react-pageflip`. Bundlers remove it in production. */
export let advice: typeof developerAdvice | undefined;
try {
  if (process.env.NODE_ENV !== 'production') advice = developerAdvice;
} catch {
  // Without a bundler the mode is unknown: no advice.
}

const clickAdvice = (call: string, page: number): string =>
  `${call} was called by a click on a page. With react-pageflip such a click also turned the page, so the book landed ` +
  `one step further; here it opens page ${page} (counted from 0). If your number compensates for that step, pass the ` +
  'index of the page itself.';

const widthAdvice = (before: number, after: number): string =>
  `the book ignores its width of ${before}px from className or style, as with react-pageflip, and is ` +
  `${after}px wide. Set the width on an element around it.`;

const heightAdvice = (availableHeight: number, pages: number): string =>
  `className or style makes the book ${availableHeight}px high, but its pages are ${pages}px high and overflow. ` +
  'react-pageflip fitted them into the book: set a height and autoSize={false} to do the same.';

/** Whether the current event is a click that would have turned a page in `page-flip`. */
function hasClickThatTurned(element: HTMLElement, pageFlip: PageFlip): boolean {
  const { useMouseEvents, disableFlipByClick } = pageFlip.getSettings();
  const event = element.ownerDocument.defaultView?.event;
  // DOM edge: clicks happen on elements.
  const target = event?.type === 'click' ? (event.target as Element | null) : null;
  const isOnPage = target !== null && target !== element && element.contains(target);
  return isOnPage && useMouseEvents && !disableFlipByClick && !['a', 'button'].includes(target.localName);
}

/** A proxy that warns when code reads a member that only `page-flip` has. */
function withMissing<Watched extends object>(object: Watched, of: WatchedObject): Watched {
  return new Proxy(object, {
    get(target, name) {
      const missingMember = missingMembers[of].find(({ names }) => names.includes(String(name)));
      if (missingMember && !(name in target))
        warnOnce(`${of}${String(name)}`, `pageFlip().${of}${String(name)} is not available. ${missingMember.instead}`);
      return Reflect.get(target, name);
    },
  });
}
