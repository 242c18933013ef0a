import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, useReducer } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { pageBoxes, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();
const handle = createRef<FlipbookHandle>();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Edges',
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

/** The pointer in the last pixel of a corner: the page is lifted as little as can be, and its back is not in sight. */
export const AtTheVeryCorner: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    const corner: Spot = [0.9995, 0.9995];
    hand.hover(corner);
    for (const animation of root.getAnimations({ subtree: true })) animation.finish();
    await waitFor(() => expect(root.getAnimations({ subtree: true })).toEqual([]));
    hand.hover(corner);
    await frames(2);
    await expect(root).toHaveAttribute('data-state', 'fold_corner');
    const moved = root.querySelectorAll<HTMLElement>('[data-role] > div, [data-role] > div > div');
    await expect([...moved].map(({ style }) => style.transform !== '')).toEqual([true, true, true, true]);
    hand.hover([0.7, 0.5]);
    await land(root);
  },
};

/** A hard page begins and ends quite flat, however small it is. */
export const FlatAtBothEnds: Story = {
  args: { width: 60, height: 80, defaultPage: 0, showCover: true },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).pull([
      [0.99, 0.99],
      [0.9, 0.9],
    ]);
    new Hand(root).lift([0.9, 0.9]);
    const sheet = root.querySelector('[data-role="front"] > div > div');
    const [animation] = sheet?.getAnimations() ?? [];
    const keyframes = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    await expect(keyframes.at(-1)?.transform).toBe('perspective(2000px) rotateY(0deg)');
    await land(root);
  },
};

/** A pointer that comes with its button down does something else: no corner rises towards it. */
export const ButtonAlreadyDown: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).drag([0.98, 0.98]);
    await expect(root).toHaveAttribute('data-state', 'read');
    new Hand(root).hover([0.98, 0.98]);
    await expect(root).toHaveAttribute('data-state', 'fold_corner');
    new Hand(root).hover([0.7, 0.5]);
    await land(root);
  },
};

/** Others may hide a page from assistive technology, or have an attribute for shades of their own: neither is the book's. */
export const AttributesOfOthers: Story = {
  args: {
    children: [
      <p key="shade" data-shade="drop">
        Shade
      </p>,
      <p key="other">Other</p>,
    ],
    defaultPage: 0,
  },
  play: async ({ canvas, canvasElement }) => {
    const [page] = pageBoxes(rootIn(canvasElement));
    page?.setAttribute('aria-hidden', 'true');
    const text = canvas.getByText('Shade');
    await expect(text).toBeVisible();
    await expect(getComputedStyle(text).position).toBe('static');
    page?.removeAttribute('aria-hidden');
  },
};

let answered: Promise<boolean> | undefined;

/** Asks for the next page once, at the end of the first turn. */
function Restless({ children, ...args }: ComponentProps<typeof Flipbook>) {
  const [isMirrored, mirror] = useReducer(() => true, false);
  return (
    <>
      <button type="button" onClick={mirror}>
        Mirror
      </button>
      <Flipbook
        {...args}
        ref={handle}
        direction={isMirrored ? 'rtl' : 'ltr'}
        onChangeState={(state) => {
          args.onChangeState?.(state);
          if (state === 'read') answered ??= handle.current?.flipNext();
        }}
      >
        {children}
      </Flipbook>
    </>
  );
}

/** A render ends a turn, and the handler of its end requests the next: that one turns the book as it is now. */
export const AskedWhileItChanges: Story = {
  render: (args) => <Restless {...args} />,
  beforeEach: () => {
    answered = undefined;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = rootIn(canvasElement);
    await frames(4);
    reported();
    const turned = handle.current?.flipNext();
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await userEvent.click(canvas.getByRole('button', { name: 'Mirror' }));
    await expect(await turned).toBe(true);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await land(root);
    await expect(await answered).toBe(true);
    await expect(reported().filter((line) => !line.startsWith('page'))).toEqual([
      'flipping',
      'flip 4',
      'read',
      'flipping',
      'flip 6',
      'read',
    ]);
  },
};
