import { inject, vi } from 'vitest';
import { type OpenWindow, type Point, waitTimeoutMs } from '../drivers/BrowserWindow.ts';
import { isHydrated } from '../visitor.ts';

export type SiteWindow = Awaited<ReturnType<typeof openSite>>;

export async function openSite(open: OpenWindow) {
  const view = await open();
  await view.resize(1280, 900);
  return {
    ...view,
    /** Opens a page of the site; resolves once it is hydrated. */
    async visit(path: string) {
      await view.goto(inject('browserSite') + path);
      // Poll from outside: an idle window may have no animation frames.
      await vi.waitUntil(() => view.evaluate(isHydrated), { timeout: waitTimeoutMs });
    },
    /** Clicks the middle of the first match, once it is still and uncovered. @throws after a timeout */
    async click(selector: string) {
      let lastPoint: Point | undefined;
      const waitForRest = async (): Promise<Point> => {
        const [point, previousPoint] = [await view.evaluate(middleOf, selector), lastPoint];
        lastPoint = point;
        if (point.x !== previousPoint?.x || point.y !== previousPoint.y)
          throw new Error(`"${selector}" is still moving.`);
        return point;
      };
      await view.moveTo(await vi.waitFor(waitForRest, { timeout: waitTimeoutMs }));
      await view.press();
      await view.release();
    },
    /** Errors and warnings of the page since it started loading. */
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
