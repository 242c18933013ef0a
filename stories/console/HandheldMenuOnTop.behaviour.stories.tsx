import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageNames } from '../../src/console/engine/ConsoleState.ts';
import { long } from '../content/fixtures.ts';
import { at } from '../windows.ts';
import looks from './Handheld.stories.tsx';
import { type Canvas, press, startMenu } from './play.ts';

/** On every page, in every form of the device, the Start Menu is in front of whatever the page has in the same place. */
const meta = {
  ...looks,
  title: 'Console/Handheld/Behaviour/Start Menu on top',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: long, frozenMs: 20_000 },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From one tested point to the next, in pixels: less than the height of a line of text. */
const stepPx = 12;

/** What lies in front of a dialog: for each such point the element there. */
function inFrontOf(dialog: HTMLElement): Element[] {
  // What is inert cannot be hit, but it can be seen.
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
  for (const element of inert) element.inert = false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const found: Element[] = [];
  for (let x = left + 1; x < right; x += stepPx) {
    for (let y = top + 1; y < bottom; y += stepPx) {
      const front = document.elementFromPoint(x, y);
      if (front && !dialog.contains(front)) found.push(front);
    }
  }
  for (const element of inert) element.inert = true;
  return found;
}

async function expectMenuInFront(canvas: Canvas) {
  const menu = startMenu(canvas);
  await expect(menu).toBeVisible();
  await expect(menu && inFrontOf(menu)).toEqual([]);
}

const inWindow = (viewport: string): Story => ({
  globals: at(viewport),
  play: async ({ canvas, step }) => {
    for (const name of pageNames) {
      await step(`Over ${name}`, async () => {
        await press(canvas, 'start');
        await expectMenuInFront(canvas);
        await press(canvas, 'start');
      });
      if (name === 'title') await press(canvas, 'right');
      if (name !== pageNames.at(-1)) await press(canvas, 'right');
    }
  },
});

export const W320 = inWindow('w320');
export const W1280 = inWindow('w1280');
export const LandscapeSmall = inWindow('landscapeSmall');
export const Zoom400 = inWindow('zoom400');
