import { expect, fn } from 'storybook/test';
import { begin, behaviour, reported, type Story } from './play/behaviour.tsx';
import { bookIn, rootIn } from './play/bookParts.ts';
import { ControlPage } from './play/ControlPage.tsx';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';

const tapped = fn();

/** Each with a button at the same place. */
const buttonPages = ['one', 'two', 'three', 'four'].map((name) => (
  <ControlPage key={name}>
    <button type="button" aria-label={name} onClick={() => tapped(name)} />
  </ControlPage>
));

export default {
  title: 'Flipbook/Flipbook/Behaviour/Taps',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...behaviour.args, defaultPage: 0 },
  beforeEach: () => {
    begin();
    tapped.mockClear();
  },
};

/** Taps the lower right corner of the open book where the pages have their button, and waits for the turn. */
async function tapTheCorner(canvasElement: HTMLElement): Promise<void> {
  const root = rootIn(canvasElement);
  const { offsetWidth, offsetHeight } = bookIn(root);
  new Hand(root, { pointerType: 'touch' }).tap([1 - 45 / offsetWidth, 1 - 45 / offsetHeight]);
  await land(root);
  await expect(reported()).toEqual(['flipping', 'flip 2', 'read']);
}

/** What was tapped is clicked, not what lies there when the page has begun to turn; neither does that get the focus. */
export const WhatWasTappedIsClicked: Story = {
  args: { clickEventForward: false, children: buttonPages },
  play: async ({ canvas, canvasElement }) => {
    await tapTheCorner(canvasElement);
    await expect(tapped.mock.calls).toEqual([['two']]);
    // A key's click, or a script's, is none of the tap's.
    canvas.getByRole('button', { name: 'four' }).click();
    await expect(tapped.mock.calls).toEqual([['two'], ['four']]);
  },
};

/** A tap on paper turns the page, and presses no button of the page that comes. */
export const PaperHasNoButtons: Story = {
  args: { children: [...numberedPages(2), ...buttonPages] },
  play: async ({ canvasElement }) => {
    await tapTheCorner(canvasElement);
    await expect(tapped).not.toHaveBeenCalled();
  },
};
