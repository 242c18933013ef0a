import { useReducer } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, type Props, played, plays, reported, type Story } from './play/behaviour.tsx';
import { pageBoxes } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import type { Spot } from './play/Hand.ts';
import { land } from './play/land.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Edges', tags: ['!autodocs'], ...behaviourTold };

/** The pointer in the last pixel of a corner: the page is lifted as little as can be, and its back is not in sight. */
export const AtTheVeryCorner = plays(async ({ root, hand }) => {
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
});

/** A hard page begins and ends quite flat, however small it is. */
export const FlatAtBothEnds: Story = {
  args: { width: 60, height: 80, defaultPage: 0, showCover: true },
  play: played(async ({ root, hand }) => {
    hand.pullAndLift([0.99, 0.99], [0.9, 0.9]);
    const sheet = root.querySelector('[data-role="front"] > div > div');
    const [animation] = sheet?.getAnimations() ?? [];
    const keyframes = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
    await expect(keyframes.at(-1)?.transform).toBe('perspective(2000px) rotateY(0deg)');
    await land(root);
  }),
};

/** A pointer that comes with its button down does something else: no corner rises towards it. */
export const ButtonAlreadyDown = plays(async ({ root, hand }) => {
  hand.drag([0.98, 0.98]);
  await expect(root).toHaveAttribute('data-state', 'read');
  hand.hover([0.98, 0.98]);
  await expect(root).toHaveAttribute('data-state', 'fold_corner');
  hand.hover([0.7, 0.5]);
  await land(root);
});

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
  play: played(async ({ canvas, root }) => {
    const [page] = pageBoxes(root);
    page?.setAttribute('aria-hidden', 'true');
    const text = canvas.getByText('Shade');
    await expect(text).toBeVisible();
    await expect(getComputedStyle(text).position).toBe('static');
    page?.removeAttribute('aria-hidden');
  }),
};

let answered: Promise<boolean> | undefined;

/** Asks for the next page once, at the end of the first turn. */
function Restless({ children, ...args }: Props) {
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
  play: played(async ({ canvas, userEvent, root }) => {
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
  }),
};
