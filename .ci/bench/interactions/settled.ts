import type { Page } from 'playwright';

/** An event is timed when its frame has been shown: some frames after it was made. */
const frameCount = 10;

/** Waits until what a press began is over: what it loads, a page that turns, the frames that answer it. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const book = document.querySelector<HTMLElement>('[data-flipbook]');
    return !book || book.dataset.state === 'read';
  });
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const frame = (left: number): void => {
          if (left === 0) requestIdleCallback(() => resolve());
          else requestAnimationFrame(() => frame(left - 1));
        };
        frame(count);
      }),
    frameCount,
  );
}
