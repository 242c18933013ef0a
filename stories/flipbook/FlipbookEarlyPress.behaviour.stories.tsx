import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { earlyPressScript } from '../../src/flipbook/earlyPressScript.ts';
import { Flipbook } from '../../src/index.ts';
import { begin, behaviour, type Play, reported, type Story } from './play/behaviour.tsx';
import { inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Early presses',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...behaviour.args, buttons: true },
  render: () => <div data-testid="room" style={{ width: 700 }} />,
  beforeEach: () => {
    begin();
    const script = document.createElement('script');
    script.textContent = earlyPressScript;
    document.head.append(script);
    return () => {
      dispatchEvent(new Event('early-press-forget'));
      script.remove();
    };
  },
};

type Context = Parameters<Play>[0];

/** Draws the book as a server does, presses, and lets the script come. Gives what is to be seen once it is at rest. */
async function openAfter({ canvas, args }: Context, press: (root: HTMLElement) => void): Promise<(string | null)[]> {
  const room = canvas.getByTestId('room');
  const book = (
    <StrictMode>
      <Flipbook {...args} />
    </StrictMode>
  );
  room.innerHTML = renderToString(book);
  const root = rootIn(room);
  press(root);
  const tree = hydrateRoot(room, book);
  await waitFor(() => expect(root).toHaveAttribute('data-state'));
  // A press that is kept is done in the task after the next frame.
  await frames(2);
  await new Promise((done) => setTimeout(done));
  await land(root);
  const pages = inSight(root);
  tree.unmount();
  return pages;
}

const click = (root: HTMLElement, ...spot: readonly [number, number]) => void new Hand(root).click(spot);
const pressNext = (root: HTMLElement) => root.querySelectorAll('button')[1]?.click();
const turned = ['flipping', 'flip 4', 'read'];

/** A click on a page, or on a button of the book, before its script has come turns once, when it has. */
export const DoneOnce: Story = {
  play: async (context) => {
    const presses: Record<string, (root: HTMLElement) => void> = {
      'on a page': (root) => click(root, 0.75, 0.5),
      'on a button': pressNext,
      'on a page, three times': (root) => {
        for (let count = 0; count < 3; count += 1) click(root, 0.75, 0.5);
      },
      'back, and then forward': (root) => {
        click(root, 0.25, 0.5);
        click(root, 0.75, 0.5);
      },
    };
    for (const [title, press] of Object.entries(presses)) {
      await context.step(title, async () => {
        await expect(await openAfter(context, press)).toEqual(['Page 4', 'Page 5']);
        await expect(reported()).toEqual(turned);
      });
    }
  },
};

/** What something newer followed, what was a drag, what is not the book's, and what is to be forgotten is not done. */
export const NotDone: Story = {
  play: async (context) => {
    const presses: Record<string, (root: HTMLElement) => void> = {
      'a click elsewhere after it': (root) => {
        click(root, 0.75, 0.5);
        document.body.click();
      },
      'a key after it': (root) => {
        click(root, 0.75, 0.5);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      },
      'a drag': (root) => {
        const hand = new Hand(root);
        const target = hand.press([0.95, 0.5]);
        hand.drag([0.3, 0.5]);
        hand.lift([0.3, 0.5]);
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }));
      },
      'all that is early forgotten': (root) => {
        click(root, 0.75, 0.5);
        dispatchEvent(new Event('early-press-forget'));
      },
    };
    for (const [title, press] of Object.entries(presses)) {
      await context.step(title, async () => {
        await expect(await openAfter(context, press)).toEqual(['Page 2', 'Page 3']);
        await expect(reported()).toEqual([]);
      });
    }
  },
};
