import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, StrictMode, useReducer, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { bookIn, inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Robustness',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...numbers,
    ...handlers,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;
type Props = ComponentProps<typeof Flipbook>;

/** Mounted twice, as React does to find mistakes, a book works once, and says so once after its first paint. */
export const Strict: Story = {
  render: (args) => (
    <StrictMode>
      <Flipbook {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    await expect(reported()).toEqual(['init 2 landscape']);
    new Hand(root).click([0.75, 0.5]);
    await land(root);
    await expect(reported()).toEqual(['flipping', 'flip 4', 'page 4 by click', 'read']);
  },
};

const errors: string[] = [];

/** A handler that throws is reported, and the book goes on. */
export const HandlerThatThrows: Story = {
  args: {
    onFlip: () => {
      throw new Error('thrown by a handler');
    },
  },
  beforeEach: () => {
    reported();
    errors.length = 0;
    const { reportError } = window;
    window.reportError = (error) => errors.push(String(error));
    return () => {
      window.reportError = reportError;
    };
  },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    new Hand(root).click([0.75, 0.5]);
    await land(root);
    await expect(reported()).toEqual(['flipping', 'read']);
    await expect(errors).toEqual(['Error: thrown by a handler']);
    new Hand(root).click([0.75, 0.5]);
    await land(root);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
  },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await land(root);
    await expect(heard).toEqual(['4 at 1']);
  },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    const page = canvas.getByText('Page 2');
    await expect(bookIn(root).offsetWidth).toBe(600);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(bookIn(root).offsetWidth).toBe(400);
    await expect(inSight(root)).toEqual(['Page 1', 'Page 2']);
    await expect(canvas.getByText('Page 2')).toBe(page);
    new Hand(root).click([0.25, 0.5]);
    const times = root.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration);
    await expect(new Set(times)).toEqual(new Set([70]));
    await land(root);
    await expect(inSight(root)).toEqual(['Page 3', 'Page 4']);
  },
};

/** The reader's own style and ref are theirs: what the book writes stands beside them. */
export const OwnStyle: Story = {
  args: { style: { outlineOffset: '3px' }, id: 'mine', className: 'mine' },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await expect(root.style.outlineOffset).toBe('3px');
    await expect([root.id, root.classList.contains('mine')]).toEqual(['mine', true]);
  },
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    new Hand(root).click([0.75, 0.5]);
    await expect(reported()).toEqual([]);
    await expect(root.querySelectorAll('[data-turning]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Thaw' }));
    await expect(root.querySelectorAll('[data-turning], [data-flip-shade]')).toHaveLength(0);
    await waitFor(() => expect(inSight(root)).toEqual(['Page 2', 'Page 3']));
  },
};
