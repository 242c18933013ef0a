import { StrictMode, useReducer, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, type Props, played, reported, type Story } from './play/behaviour.tsx';
import { bookIn, inSight } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { land } from './play/land.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Robustness', tags: ['!autodocs'], ...behaviourTold };

/** Mounted twice, as React does to find mistakes, a book works once, and says so once after its first paint. */
export const Strict: Story = {
  render: (args) => (
    <StrictMode>
      <Flipbook {...args} />
    </StrictMode>
  ),
  play: played(async ({ hand, told }) => {
    await frames(4);
    await expect(reported()).toEqual(['init 2 landscape']);
    hand.click([0.75, 0.5]);
    await told('flipping', 'flip 4', 'page 4 by click', 'read');
  }),
};

const heard: string[] = [];

function Counting(args: Props) {
  const [count, add] = useReducer((before: number) => before + 1, 0);
  return (
    <>
      <button type="button" onClick={add}>
        Count
      </button>
      <Flipbook {...args} onFlip={(page) => heard.push(`${page} at ${count}`)} />
    </>
  );
}

/** The handler of the last render is called: also when that was in the middle of the turn. */
export const FreshHandlers: Story = {
  render: (args) => <Counting {...args} />,
  beforeEach: () => void heard.splice(0),
  play: played(async ({ canvas, userEvent, root, hand }) => {
    hand.click([0.75, 0.5]);
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await land(root);
    await expect(heard).toEqual(['4 at 1']);
  }),
};

function Settable(args: Props) {
  const [changed, change] = useReducer(() => true, false);
  return (
    <>
      <button type="button" onClick={change}>
        Change
      </button>
      <Flipbook {...args} {...(changed && { width: 200, showCover: true, direction: 'rtl', flippingTime: 70 })} />
    </>
  );
}

/** Settings act at once, on the same pages. */
export const SettingsAreLive: Story = {
  render: (args) => <Settable {...args} />,
  play: played(async ({ canvas, userEvent, root, hand }) => {
    const page = canvas.getByText('Page 2');
    await expect(bookIn(root).offsetWidth).toBe(600);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(bookIn(root).offsetWidth).toBe(400);
    await expect(inSight(root)).toEqual(['Page 1', 'Page 2']);
    await expect(canvas.getByText('Page 2')).toBe(page);
    hand.click([0.25, 0.5]);
    const times = root.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration);
    await expect(new Set(times)).toEqual(new Set([70]));
    await land(root);
    await expect(inSight(root)).toEqual(['Page 3', 'Page 4']);
  }),
};

/** The reader's own style and ref are theirs: what the book writes stands beside them. */
export const OwnStyle: Story = {
  args: { style: { outlineOffset: '3px' }, id: 'mine', className: 'mine' },
  play: played(async ({ root }) => {
    await expect(root.style.outlineOffset).toBe('3px');
    await expect([root.id, root.classList.contains('mine')]).toEqual(['mine', true]);
  }),
};

function Thawing(args: Props) {
  const [frozen, setFrozen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setFrozen(false)}>
        Thaw
      </button>
      <Flipbook {...args} {...(frozen && { turn: { direction: 'forward', progress: 0.5 } })} />
    </>
  );
}

/** A turn held still does nothing and lets nothing be done; without it the book is as it was. */
export const HeldStill: Story = {
  render: (args) => <Thawing {...args} />,
  play: played(async ({ canvas, userEvent, root, hand }) => {
    await frames(4);
    reported();
    hand.click([0.75, 0.5]);
    await expect(reported()).toEqual([]);
    await expect(root.querySelectorAll('[data-turning]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Thaw' }));
    await expect(root.querySelectorAll('[data-turning], [data-flip-shade]')).toHaveLength(0);
    await waitFor(() => expect(inSight(root)).toEqual(['Page 2', 'Page 3']));
  }),
};
