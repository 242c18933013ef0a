import { inject, vi } from 'vitest';
import { aliveMs, type BrowserWindow, type Key, type OpenWindow, type Point } from '../drivers/BrowserWindow.ts';
import { isHydrated } from '../isHydrated.ts';

export interface SiteWindow extends BrowserWindow {
  /** Goes to a page of the site; resolves once its script has taken it over. */
  visit(path: string): Promise<void>;
  /**
   * Clicks in the middle of what the selector finds first, as soon as that lies still and nothing lies over it: what a press
   * before it brings is drawn a moment after. @throws when it cannot be hit in time
   */
  click(selector: string): Promise<void>;
  /** Presses a key that turns the manual; resolves once its page has landed. The book has the focus. */
  turn(key: Key): Promise<void>;
  /** What can be read in the first that the selector finds; `undefined` when there is none. */
  textOf(selector: string): Promise<string | undefined>;
  /** What went wrong on the page, from its beginning. */
  messages(): Promise<readonly string[]>;
}

export async function openSite(open: OpenWindow, { width = 1280, height = 900 } = {}): Promise<SiteWindow> {
  const view = await open();
  await view.resize(width, height);
  return {
    ...view,
    async visit(path) {
      await view.goto(inject('browserSite') + path);
      // Asked from outside: a window that shows nothing new may have no frames to wait by.
      await vi.waitUntil(() => view.evaluate(isHydrated), { timeout: aliveMs });
    },
    async click(selector) {
      let before: Point | undefined;
      const atRest = async (): Promise<Point> => {
        const [now, last] = [await view.evaluate(middleOf, selector), before];
        before = now;
        if (now.x !== last?.x || now.y !== last.y) throw new Error(`"${selector}" does not lie still.`);
        return now;
      };
      await view.moveTo(await vi.waitFor(atRest, { timeout: aliveMs }));
      await view.press();
      await view.release();
    },
    async turn(key) {
      await view.evaluate(noteTurn);
      await view.key(key);
      await vi.waitUntil(() => view.evaluate(hasTurned), { timeout: aliveMs });
    },
    textOf: (selector) =>
      view.evaluate((wantedSelector) => document.querySelector(wantedSelector)?.textContent.trim(), selector),
    messages: () => view.evaluate(() => window.messages),
  };
}

const middleOf = (selector: string) => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  // Steps of whole dots lie still between two of them.
  const isMoved = (animation: Animation) =>
    animation.effect instanceof KeyframeEffect && animation.effect.target?.contains(element);
  if (document.getAnimations().some(isMoved)) throw new Error(`"${selector}" does not lie still yet.`);
  if (width * height === 0 || !element?.contains(hit)) throw new Error(`A click would not hit "${selector}".`);
  return middle;
};

/** Kept by an observer: a window that is asked later, on a busy machine, would miss the turn. */
const noteTurn = () => {
  const book = document.querySelector<HTMLElement>('[data-flipbook]');
  if (!book) throw new Error('There is no manual.');
  delete book.dataset.turned;
  let hasFlipped = false;
  new MutationObserver((changes, observer) => {
    hasFlipped ||= changes.some(({ oldValue }) => oldValue === 'flipping');
    if (!hasFlipped || book.dataset.state !== 'read') return;
    observer.disconnect();
    book.dataset.turned = '';
  }).observe(book, { attributeFilter: ['data-state'], attributeOldValue: true });
};

const hasTurned = () => document.querySelector('[data-flipbook][data-turned]') !== null;
