import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourOfPages, handle, type Props, reported, type Story } from './play/behaviour.tsx';
import { bookIn, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { roomIn } from './play/roomIn.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Auto size',
  tags: ['!autodocs'],
  ...behaviourOfPages,
  render: (args: Props) => (
    <div data-testid="room">
      <Flipbook {...args} ref={handle} />
    </div>
  ),
};

/** Where a book begins and ends in its room, how its buttons lie, and what there is to scroll: to the hundredth of a pixel. */
function heightsIn(room: HTMLElement) {
  const root = rootIn(room);
  const { top: roomTop } = room.getBoundingClientRect();
  const edges = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top - roomTop, bottom: bottom - roomTop };
  };
  const [outer, book] = [edges(root), edges(bookIn(root))];
  const [first] = root.querySelectorAll('button');
  const button = first && edges(first);
  const heights = {
    rootTop: outer.top,
    bookTop: book.top,
    ...(button && { gap: button.top - book.bottom, beneath: outer.bottom - button.bottom }),
    scrolled: room.scrollHeight - room.clientHeight,
  };
  return Object.fromEntries(Object.entries(heights).map(([name, px]) => [name, Math.round(px * 100) / 100]));
}

const ownHeights: Record<string, Partial<Props>> = {
  'with a size of its own': {},
  'as high as its room': { style: { height: '100%' } },
  'with buttons': { buttons: true },
  'stretched, with buttons, as high as its room': {
    buttons: true,
    size: 'stretch',
    minWidth: 50,
    minHeight: 50,
    style: { height: '100%' },
  },
  'without pages': { children: [] },
  'without pages, with `autoSize`': { children: [], autoSize: true },
};

/** Without `autoSize`, a book begins at the top of its element, its buttons lie below it, and nothing adds to the height. */
export const AtItsTop: Story = {
  render: () => <div data-testid="room" />,
  play: async ({ canvas, args, step }) => {
    const room = canvas.getByTestId('room');
    room.style.cssText = 'width: 700px; height: 450px; overflow: auto; --flipbook-button-gap: 10px';
    for (const [title, props] of Object.entries(ownHeights)) {
      await step(title, async () => {
        const tree = createRoot(room);
        flushSync(() => tree.render(<Flipbook {...args} autoSize={false} {...props} />));
        await frames(3);
        const buttons = props.buttons ? { gap: 10, beneath: 0 } : {};
        await expect(heightsIn(room)).toEqual({ rootTop: 0, bookTop: 0, ...buttons, scrolled: 0 });
        tree.unmount();
      });
    }
  },
};

function AutoSizeSwitch(args: Props) {
  const [autoSize, toggle] = useReducer((before: boolean) => !before, true);
  return (
    <>
      <button type="button" onClick={toggle}>
        Auto size
      </button>
      <div data-testid="room">
        <Flipbook {...args} autoSize={autoSize} ref={handle} />
      </div>
    </>
  );
}

/** A change of `autoSize` ends nothing that moves, as long as the pages keep their size: all of it is reported. */
export const AutoSizeInMidTurn: Story = {
  render: (args) => <AutoSizeSwitch {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const { root, resize } = roomIn(canvasElement);
    await resize(700);
    const toggle = canvas.getByRole('button', { name: 'Auto size' });
    const hand = new Hand(root);
    const away = (): void => hand.hover([0.7, 0.5]);
    const lift = (): void => void hand.lift([0.3, 0.9]);
    const movements: readonly [title: string, begin: () => void, end: () => void, told: readonly string[]][] = [
      ['a turn', () => void handle.current?.flip(4), away, ['flipping', 'flip 4', 'page 4 by method', 'read']],
      ['a lifted corner', () => hand.hover([0.98, 0.98]), away, ['fold_corner', 'read']],
      [
        'a drag',
        () => {
          hand.press([0.98, 0.98]);
          hand.drag([0.8, 0.9]);
        },
        lift,
        ['user_fold', 'flipping', 'flip 6', 'page 6 by drag', 'read'],
      ],
    ];
    for (const [title, begin, end, told] of movements) {
      await step(title, async () => {
        begin();
        const { state } = root.dataset;
        toggle.click();
        await frames(3);
        await expect(root).toHaveAttribute('data-state', state);
        end();
        await land(root);
        await expect(reported()).toEqual(told);
      });
    }
  },
};

/** Switched off, `autoSize` lets the height count that the room has; switched on again, it does not. */
export const AutoSizeSwitched: Story = {
  args: { size: 'stretch', minWidth: 50, minHeight: 50, style: { height: '100%' } },
  render: (args) => <AutoSizeSwitch {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const { resize, pageSize } = roomIn(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Auto size' });
    await step('on', async () => {
      await resize(600, 200);
      await expect(pageSize()).toEqual([300, 400]);
    });
    await step('off', async () => {
      toggle.click();
      await frames(3);
      await expect(pageSize()).toEqual([150, 200]);
      await resize(600, 100);
      await expect(pageSize()).toEqual([75, 100]);
    });
    await step('on again', async () => {
      toggle.click();
      await frames(3);
      await expect(pageSize()).toEqual([300, 400]);
      await resize(400, 100);
      await expect(pageSize()).toEqual([200, 267]);
    });
  },
};
