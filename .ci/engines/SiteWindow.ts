import { inject, vi } from 'vitest';
import { isHydrated } from '../site/isHydrated.ts';
import type { EngineWindow } from './drivers/EngineWindow.ts';
import type { OpenWindow } from './inEachEngine.ts';

/** A window with a page of Player One's site in it. */
export interface SiteWindow extends EngineWindow {
  /** Goes to a page of the site; resolves once its script has taken it over. */
  visit(path: string): Promise<void>;
  /**
   * Clicks in the middle of what the selector finds first, as soon as that can be seen: what a press before it brings
   * is drawn a moment after. @throws when nothing of it is seen in time
   */
  click(selector: string): Promise<void>;
  /** What can be read in the first that the selector finds; `undefined` when there is none. */
  textOf(selector: string): Promise<string | undefined>;
  /** What went wrong on the page, from its beginning. */
  messages(): Promise<readonly string[]>;
}

/** A guard against hanging, in milliseconds: far more than any page needs. */
const aliveMs = 30_000;

/** Opens a window of the site. */
export async function openSite(open: OpenWindow, { width = 1280, height = 900 } = {}): Promise<SiteWindow> {
  const view = await open();
  await view.resize(width, height);
  return {
    ...view,
    async visit(path) {
      await view.goto(inject('engineSite') + path);
      // Asked from outside: a window that shows nothing new may have no frames to wait by.
      await vi.waitUntil(() => view.evaluate(isHydrated), { timeout: aliveMs });
    },
    async click(selector) {
      await view.moveTo(await vi.waitFor(() => view.evaluate(middleOf, selector), { timeout: aliveMs }));
      await view.press();
      await view.release();
    },
    textOf: (selector) => view.evaluate((wanted) => document.querySelector(wanted)?.textContent.trim(), selector),
    messages: () => view.evaluate(() => window.messages),
  };
}

const middleOf = (selector: string) => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
  if (width * height === 0) throw new Error(`Nothing of "${selector}" can be seen.`);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};
