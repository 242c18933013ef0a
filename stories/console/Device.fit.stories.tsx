import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buttonNames } from '../../src/console/engine/buttons.ts';
import { Device } from '../../src/console/shell/Device.tsx';
import { deviceArgs, deviceArgTypes } from './deviceArgs.tsx';
import { onRoom } from './onRoom.tsx';

const touchPx = 44;
const longName = 'The Extraordinarily Long Pocket Quest Adventure System';

/** In every window: thumbs hit every button, no button covers another, all words are inside, and the page does not scroll. */
const meta = {
  title: 'Console/Device/Fit',
  component: Device,
  decorators: [onRoom],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { ...deviceArgs, name: longName },
  argTypes: deviceArgTypes,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

function middleOf(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Four points at the ends of a cross, a pixel inside. */
function touchPoints(element: Element, widthPx: number): [number, number][] {
  const { x, y } = middleOf(element);
  const [across, down] = [widthPx / 2 - 1, touchPx / 2 - 1];
  return [
    [x - across, y],
    [x + across, y],
    [x, y - down],
    [x, y + down],
  ];
}

async function expectButtonsHit(canvasElement: HTMLElement, widthPx = touchPx) {
  for (const button of within(canvasElement).getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(widthPx - 0.1);
    await expect(height).toBeGreaterThanOrEqual(touchPx - 0.1);
    for (const [x, y] of touchPoints(button, widthPx)) {
      await expect(document.elementFromPoint(x, y)?.closest('button')).toBe(button);
    }
  }
}

/** What is drawn of the buttons, their legends included, and the name are inside the window's width and the device. */
async function expectInside(canvasElement: HTMLElement) {
  const device = within(canvasElement).getByRole('region', { name: longName }).getBoundingClientRect();
  for (const part of canvasElement.querySelectorAll('button, button span, p > bdi')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(device.left);
    await expect(right).toBeLessThanOrEqual(device.right);
    await expect(top).toBeGreaterThanOrEqual(device.top);
    await expect(bottom).toBeLessThanOrEqual(device.bottom + 1);
  }
}

async function expectNoPageScroll() {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
}

const fits = (viewport: string): Story => ({
  globals: { viewport: { value: viewport, isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('All eight buttons are there', async () => {
      await expect(within(canvasElement).getAllByRole('button')).toHaveLength(buttonNames.length);
    });
    await step('Every one is hit 44 px wide and high', () => expectButtonsHit(canvasElement));
    await step('Nothing sticks out', () => expectInside(canvasElement));
    await step('The page does not scroll', expectNoPageScroll);
  },
});

export const W320 = fits('w320');
export const W390 = fits('w390');
export const W649 = fits('w649');
export const W650 = fits('w650');
export const W1024 = fits('w1024');
export const W1280 = fits('w1280');
export const W1600 = fits('w1600');
export const Landscape = fits('landscape');
export const LandscapeSmall = fits('landscapeSmall');

/** At 400 % zoom all eight buttons are a row below three lines of text, and the page does not scroll. */
export const Zoom400: Story = {
  globals: { viewport: { value: 'zoom400', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    // A window of 320 CSS pixels is no thumb's: eight buttons side by side are 28 px wide and more.
    await step('Every button is hit', () => expectButtonsHit(canvasElement, 28));
    await step('Nothing sticks out', () => expectInside(canvasElement));
    await step('The page does not scroll', expectNoPageScroll);
    const screen = await canvas.findByRole('region', { name: 'Screen' });
    await expect(screen.clientHeight).toBeGreaterThanOrEqual(3 * 28);
  },
};
