import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buttonNames } from '../../src/console/engine/buttons.ts';
import { at, largeText } from '../windows.ts';
import meta from './Device.stories.tsx';
import { longName } from './deviceArgs.tsx';

const touchPx = 44;

/**
 * In every window, each button can be hit, no button covers another, all labels are inside the
 * device, and the page does not scroll.
 */
export default {
  ...meta,
  title: 'Console/Device/Behavior/Fit',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { ...meta.args, name: longName },
} satisfies Meta<typeof meta.component>;

type Story = StoryObj<typeof meta.component>;

/** Four points on the edges of a touch target in an element's middle, one pixel inside. */
function touchPoints(element: Element, widthPx: number): [number, number][] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [widthPx / 2 - 1, touchPx / 2 - 1];
  return [
    [x - dx, y],
    [x + dx, y],
    [x, y - dy],
    [x, y + dy],
  ];
}

// Collects all faults before `expect`, because Storybook records the arguments of every call, which
// takes longer than measuring.
async function expectButtonsHit(canvasElement: HTMLElement, widthPx: number) {
  const faults = Array.from(canvasElement.querySelectorAll('button')).flatMap((button) => {
    // A very low window has a row of buttons and no speaker.
    if (widthPx < touchPx && button.role === 'switch') return [];
    const { width, height } = button.getBoundingClientRect();
    const isLarge = width >= widthPx - 0.1 && height >= touchPx - 0.1;
    const missedPoints = touchPoints(button, widthPx).filter(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('button') !== button,
    );
    return isLarge && missedPoints.length === 0 ? [] : [{ button, width, height, missedPoints }];
  });
  await expect(faults).toEqual([]);
}

async function expectApart(canvasElement: HTMLElement) {
  const [select, start] = within(canvasElement).getAllByRole('button').slice(-2);
  const gapPx = (start?.getBoundingClientRect().left ?? 0) - (select?.getBoundingClientRect().right ?? 0);
  await expect(gapPx).toBeGreaterThanOrEqual(24);
}

/** Expects the buttons, their legends and the console's name to be inside the device. */
async function expectInside(canvasElement: HTMLElement) {
  const device = within(canvasElement).getByRole('region', { name: longName }).getBoundingClientRect();
  const outsideParts = Array.from(
    canvasElement.querySelectorAll('button, button span, [data-surface="lens"] bdi'),
  ).filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return !(left >= device.left && right <= device.right && top >= device.top && bottom <= device.bottom + 1);
  });
  await expect(outsideParts).toEqual([]);
}

async function expectNoPageScroll() {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
}

const fits = (viewport: string, minPx = touchPx): Story => ({
  globals: at(viewport),
  play: async ({ canvas, canvasElement, step }) => {
    await step('All eight buttons are present', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(buttonNames.length);
    });
    await step(`A thumb can press each, ${minPx} px wide or more`, () => expectButtonsHit(canvasElement, minPx));
    if (minPx === touchPx) await step('Select and start are at least 24 px apart', () => expectApart(canvasElement));
    await step('Nothing sticks out', () => expectInside(canvasElement));
    await step('The page does not scroll', expectNoPageScroll);
    await step('The screen has three lines of text', async () => {
      await expect(canvasElement.querySelector('[data-surface="lcd"]')?.clientHeight).toBeGreaterThanOrEqual(3 * 28);
    });
  },
});

/** In windows of many sizes, all buttons are inside the device and large enough for a thumb. */
export const ButtonsFitW320 = fits('w320');
export const ButtonsFitW390 = fits('w390');
export const ButtonsFitW649 = fits('w649');
export const ButtonsFitW650 = fits('w650');
export const ButtonsFitW1024 = fits('w1024');
export const ButtonsFitLandscape = fits('landscape');
export const ButtonsFitLandscapeSmall = fits('landscapeSmall');

const showsSixLines = (viewport: string): Story => ({
  beforeEach: largeText,
  globals: at(viewport),
  play: async ({ canvasElement }) => {
    const screen = canvasElement.querySelector('[data-surface="lcd"]');
    if (!screen) throw new Error('The story has no screen.');
    const lines = screen.clientHeight / Number.parseFloat(getComputedStyle(screen).lineHeight);
    await expect(lines).toBeGreaterThanOrEqual(6);
  },
});

/** With text of twice the size, six lines fit on the screen of a small phone. */
export const SixLinesOfLargeTextFitW320 = showsSixLines('w320');
export const SixLinesOfLargeTextFitLandscape = showsSixLines('landscape');

/**
 * 320 x 256 CSS px is a desktop window at 400% zoom and not a phone, so its eight buttons in a row
 * need only 28 px of width.
 */
export const ButtonsFitZoom400 = fits('zoom400', 28);
