import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent } from 'storybook/test';
import { earlyPressScript } from '../../src/flipbook/earlyPressScript.ts';
import { Flipbook } from '../../src/index.ts';
import { behavior, type Context, type Story } from './play/behavior.tsx';
import { frames, land } from './play/book.ts';
import { leftPage, rightPage, type Steps, stepsIn } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Early presses',
  ...behavior,
  args: { ...behavior.args, buttons: true },
  render: () => <div data-testid="container" style={{ width: 700 }} />,
  beforeEach: () => {
    const script = document.createElement('script');
    script.textContent = earlyPressScript;
    document.head.append(script);
    return () => {
      dispatchEvent(new Event('early-press-forget'));
      script.remove();
    };
  },
};

type Presses = Readonly<Record<string, (steps: Steps) => void>>;

/** Renders on the server, presses, hydrates, and expects this open page. */
const earlyPressStory = (presses: Presses, page: number): Story => ({
  play: async ({ canvas, args, step }: Context) => {
    const container = canvas.getByTestId('container');
    const book = (
      <StrictMode>
        <Flipbook {...args} />
      </StrictMode>
    );
    for (const [title, press] of Object.entries(presses))
      await step(title, async () => {
        container.innerHTML = renderToString(book);
        const steps = stepsIn(container);
        press(steps);
        const tree = hydrateRoot(container, book);
        await land(steps.root);
        // The script replays a stored press in the task after the next frame.
        await frames(2);
        await new Promise((done) => setTimeout(done));
        await steps.expectPages(page, page + 1);
        tree.unmount();
      });
  },
});

const clickForward = ({ hand }: Steps) => void hand.click(rightPage);

/**
 * Clicks and key presses in the flipbook before hydration turn pages afterward, in order. The same
 * press twice in a row turns one page.
 */
export const EarlyPressesTurnInOrder = earlyPressStory(
  {
    'on a page': clickForward,
    'on a button': ({ root }) => root.querySelectorAll('button')[1]?.click(),
    'on a page, twice': (steps) => {
      clickForward(steps);
      clickForward(steps);
    },
    'on a page, then a key, then back': (steps) => {
      clickForward(steps);
      fireEvent.keyDown(steps.root.querySelector('button') ?? steps.root, { key: 'ArrowRight' });
      steps.hand.click(leftPage);
    },
  },
  4,
);

/** A press is not replayed if it was a drag, or if an event discards early presses. */
export const SomeEarlyPressesAreDropped = earlyPressStory(
  {
    'a drag': ({ hand }) => {
      const target = hand.press([0.95, 0.5]);
      hand.drag([0.3, 0.5]);
      hand.release([0.3, 0.5]);
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }));
    },
    'an event that discards early presses': (steps) => {
      clickForward(steps);
      dispatchEvent(new Event('early-press-forget'));
    },
  },
  2,
);

/**
 * Presses that wait for an element with `data-early-press` arrive in order, before later ones. The same
 * press twice in a row arrives once. Tab, presses on fields, and Enter on a button, which the browser
 * turns into a click, do not arrive.
 */
export const MarkedElementGetsPressesInOrder: Story = {
  play: async ({ canvas }: Context) => {
    const container = canvas.getByTestId('container');
    container.innerHTML =
      '<div data-early-press><button>A</button><button>B</button><select aria-label="Field"><option>1</select></div>';
    const [root, a, b, field] = [...container.querySelectorAll<HTMLElement>('div, button, select')];
    if (!root || !a || !b || !field) throw new Error('The container lacks its parts.');
    const received: string[] = [];
    const key = (name: string, on: Element = document.body) => fireEvent.keyDown(on, { key: name });
    const record = (event: Event) => {
      received.push(event instanceof KeyboardEvent ? event.key : event.target === a ? 'A' : 'B');
    };
    for (const button of [a, a, b, a]) button.click();
    for (const name of ['Enter', 'Tab', 'Escape']) key(name);
    field.click();
    key('Enter', a);
    b.click();
    await expect(root).toHaveAttribute('data-early-press', 'kept');
    const listening = new AbortController();
    for (const type of ['click', 'keydown']) addEventListener(type, record, listening);
    root.dataset.state = 'started';
    key('x');
    listening.abort();
    await expect(received).toEqual(['A', 'B', 'A', 'Enter', 'Escape', 'B', 'x']);
    await expect(root).toHaveAttribute('data-early-press', '');
  },
};
