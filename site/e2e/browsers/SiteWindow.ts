import { inject, vi } from 'vitest';
import { aliveMs, type BrowserWindow, type Key, type OpenWindow, type Point } from '../drivers/BrowserWindow.ts';
import { isHydrated } from '../isHydrated.ts';

export interface SiteWindow extends BrowserWindow {
  /** Opens a page of the site; resolves once it is hydrated. */
  visit(path: string): Promise<void>;
  /**
   * Clicks the middle of the first match, once it is still and uncovered. @throws when it times out
   */
  click(selector: string): Promise<void>;
  /**
   * Presses a key that turns the manual, and waits until the page has landed. Focus the manual
   * first.
   */
  turn(key: Key): Promise<void>;
  /** Text of the first match; `undefined` without one. */
  textOf(selector: string): Promise<string | undefined>;
  /** Errors and warnings of the page since it started loading. */
  messages(): Promise<readonly string[]>;
}

export async function openSite(open: OpenWindow, { width = 1280, height = 900 } = {}): Promise<SiteWindow> {
  const view = await open();
  await view.resize(width, height);
  return {
    ...view,
    async visit(path) {
      await view.goto(inject('browserSite') + path);
      // Poll from outside: an idle window may have no animation frames.
      await vi.waitUntil(() => view.evaluate(isHydrated), { timeout: aliveMs });
    },
    async click(selector) {
      let before: Point | undefined;
      const waitForRest = async (): Promise<Point> => {
        const [now, last] = [await view.evaluate(middleOf, selector), before];
        before = now;
        if (now.x !== last?.x || now.y !== last.y) throw new Error(`"${selector}" is still moving.`);
        return now;
      };
      await view.moveTo(await vi.waitFor(waitForRest, { timeout: aliveMs }));
      await view.press();
      await view.release();
    },
    async turn(key) {
      await view.evaluate(noteTurn);
      await view.key(key);
      await vi.waitUntil(() => view.evaluate(hasTurned), { timeout: aliveMs });
    },
    textOf: (selector) =>
      view.evaluate((requestedSelector) => document.querySelector(requestedSelector)?.textContent.trim(), selector),
    messages: () => view.evaluate(() => window.messages),
  };
}

const middleOf = (selector: string) => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  // Stepped animations stand still between two steps.
  const isMoved = (animation: Animation) =>
    animation.effect instanceof KeyframeEffect && animation.effect.target?.contains(element);
  if (document.getAnimations().some(isMoved)) throw new Error(`"${selector}" is still moving.`);
  if (width * height === 0 || !element?.contains(hit)) throw new Error(`A click would miss "${selector}".`);
  return middle;
};

/** Records a turn with an observer, since polling on a slow machine could miss it. */
const noteTurn = () => {
  const book = document.querySelector<HTMLElement>('[data-flipbook]');
  if (!book) throw new Error('Manual not found.');
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
