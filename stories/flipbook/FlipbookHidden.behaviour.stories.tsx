import { Activity, type ReactNode, Suspense, use, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, type Props, played, reported, type Story } from './play/behaviour.tsx';
import { inSight } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { corner } from './play/Hand.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Hidden',
  tags: ['!autodocs'],
  ...behaviourTold,
  args: { ...behaviourTold.args, defaultPage: 4 },
};

const forever = new Promise<never>(() => undefined);

function Pending(): ReactNode {
  return use(forever);
}

/** A book that can be hidden in the two ways that React has. */
function Hideable({ children, ...args }: Props) {
  const [hiddenBy, setHiddenBy] = useState<'Suspense' | 'Activity'>();
  return (
    <>
      <button type="button" onClick={() => setHiddenBy('Activity')}>
        Activity
      </button>
      <button type="button" onClick={() => setHiddenBy('Suspense')}>
        Suspense
      </button>
      <button type="button" onClick={() => setHiddenBy(undefined)}>
        Show
      </button>
      <Activity mode={hiddenBy === 'Activity' ? 'hidden' : 'visible'}>
        <Suspense fallback="Waiting">
          <Flipbook {...args} ref={handle}>
            {children}
          </Flipbook>
          {hiddenBy === 'Suspense' && <Pending />}
        </Suspense>
      </Activity>
    </>
  );
}

/** A book that React hides in mid-turn has landed, as one in a hidden tab; shown again, it lies there. */
export const HiddenInMidTurn: Story = {
  render: (args) => <Hideable {...args} />,
  play: played(async ({ canvas, step, root }) => {
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    for (const [way, page] of [
      ['Activity', 6],
      ['Suspense', 4],
    ] as const) {
      await step(way, async () => {
        await frames(4);
        reported();
        const landed = handle.current?.flip(page);
        press(way);
        await expect(await landed).toBe(true);
        await expect(reported()).toEqual(['flipping', `flip ${page}`, `page ${page} by method`, 'read']);
        press('Show');
        await waitFor(() => expect(inSight(root)).toEqual([`Page ${page}`, `Page ${page + 1}`]));
        await expect(root).toHaveAttribute('data-state', 'read');
        await expect(handle.current?.getState()).toBe('read');
        await expect(reported()).toEqual([]);
      });
    }
  }),
};

/** A page that is held when React hides the book falls; shown again, the book lies there. */
export const HiddenInMidDrag: Story = {
  render: (args) => <Hideable {...args} />,
  play: played(async ({ canvas, userEvent, root, hand }) => {
    await frames(4);
    reported();
    hand.pull(corner, [0.7, 0.9]);
    canvas.getByRole('button', { name: 'Activity' }).click();
    await waitFor(() => expect(root).not.toBeVisible());
    await expect(reported()).toEqual(['user_fold', 'read']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
    await expect(root.querySelectorAll('[data-turning]')).toHaveLength(0);
  }),
};

function Wandering(args: Props) {
  const [{ page, isHidden, width }, setState] = useState({ page: 2, isHidden: false, width: 900 });
  const press = (change: { page?: number; isHidden?: boolean; width?: number }) => () =>
    setState((before) => ({ ...before, ...change }));
  return (
    <div style={{ inlineSize: width }}>
      <button type="button" onClick={press({ isHidden: true, page: 6 })}>
        Away
      </button>
      <button type="button" onClick={press({ isHidden: false })}>
        Back
      </button>
      <button type="button" onClick={press({ width: 400 })}>
        Narrow
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Flipbook {...args} page={page} />
      </Activity>
    </div>
  );
}

/** A page that the parent decides on meanwhile is open when the book is shown again, and stays so at another size. */
export const AnotherPageMeanwhile: Story = {
  args: { size: 'stretch', minWidth: 250, maxWidth: 300 },
  render: ({ defaultPage: _, ...args }) => <Wandering {...args} />,
  play: played(async ({ canvas, root }) => {
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    await frames(4);
    press('Away');
    await waitFor(() => expect(root).not.toBeVisible());
    press('Back');
    await waitFor(() => expect(inSight(root)).toEqual(['Page 6', 'Page 7']));
    await frames(4);
    reported();
    press('Narrow');
    await waitFor(() => expect(root).toHaveAttribute('data-orientation', 'portrait'));
    await expect(inSight(root)).toEqual(['Page 6']);
    await expect(reported()).toEqual(['portrait']);
  }),
};
