import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behavior, type Props, plays } from './play/behavior.tsx';
import { corner, pastSpine } from './play/Hand.ts';
import { withPage3 } from './play/numberedPages.tsx';
import { type Steps, stepsIn } from './play/steps.ts';

export default { title: 'Flipbook/Flipbook/Behavior/Stopped events', ...behavior };

const pressEvents = ['pointerdown', 'mousedown', 'touchstart', 'keydown', 'selectstart', 'dragstart', 'click'];
const releaseEvents = ['pointermove', 'pointerup', 'pointercancel', 'touchend', 'contextmenu'];

const stop = (event: Pick<Event, 'stopPropagation'>): void => event.stopPropagation();
const reactStopper: HTMLAttributes<HTMLElement> = {
  onPointerDown: stop,
  onPointerMove: stop,
  onPointerUp: stop,
  onMouseDown: stop,
  onClick: stop,
  onKeyDown: stop,
};
const listen =
  (types: readonly string[], options: AddEventListenerOptions = {}): Ref<HTMLElement> =>
  (element) => {
    for (const type of types) element?.addEventListener(type, stop, options);
  };

interface Stopper extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>;
}

/** Ancestors of a flipbook that stop the events of descendants. */
const ancestors: Readonly<Record<string, Stopper>> = {
  'an ancestor with React handlers': reactStopper,
  'an ancestor that stops moves and releases in the capture phase': { ref: listen(releaseEvents, { capture: true }) },
};

/** Elements on a page that stop the events of descendants. */
const pageElements: Readonly<Record<string, Stopper>> = {
  'an element with React handlers': reactStopper,
  'an element with listeners': { ref: listen([...pressEvents, ...releaseEvents]) },
};

function inStopper(name: string, { ref, ...handlers }: Stopper, children: ReactNode) {
  return (
    <section {...handlers} ref={ref} aria-label={name}>
      {children}
    </section>
  );
}

/** Turns a page by drag, click and key, and cancels one drag with Escape. */
async function turnByEveryInput({ root, hand, expectPages }: Steps): Promise<void> {
  hand.dragAndRelease(corner, [0.8, 0.9], pastSpine);
  await expectPages(4, 5);
  hand.click([0.1, 0.5]);
  await expectPages(2, 3);
  await expect(await fireEvent.keyDown(root, { key: 'ArrowRight' })).toBe(false);
  await expectPages(4, 5);
  hand.startDrag(corner, [0.8, 0.9], pastSpine);
  await expect(await fireEvent.keyDown(root, { key: 'Escape' })).toBe(false);
  hand.release(pastSpine);
  await expectPages(4, 5);
}

/**
 * Pages turn although ancestors stop presses and keys in React, or moves and releases in the
 * capture phase.
 */
export const TurnsSurviveAncestorsThatStopEvents = plays(
  {
    // Small, so that all flipbooks fit in the window.
    args: { width: 150, height: 180 },
    render: (args: Props) => (
      <>
        {Object.entries(ancestors).map(([name, stopper]) => (
          <div key={name}>{inStopper(name, stopper, <Flipbook {...args} />)}</div>
        ))}
      </>
    ),
  },
  async ({ canvas, step }) => {
    for (const name of Object.keys(ancestors))
      await step(name, () => turnByEveryInput(stepsIn(canvas.getByRole('region', { name }))));
  },
);

const stoppingElements = Object.entries({ ...pageElements, nothing: {} }).map(([name, stopper]) => (
  <div key={name}>{inStopper(name, stopper, <button type="button">{name}</button>)}</div>
));

/** A press or key that an element on a page stops, in React or with a listener, turns nothing. */
export const PageElementsStopTurns = plays(
  { args: { clickEventForward: false, children: withPage3(<div>{stoppingElements}</div>) } },
  async ({ canvas, step, openPage }) => {
    const openPageAfter = async (act: (part: HTMLElement) => Promise<unknown>, name: string) => {
      await act(canvas.getByRole('button', { name }));
      return openPage();
    };
    const press = async (part: HTMLElement) => {
      const { left: clientX, top: clientY } = part.getBoundingClientRect();
      const init = { isPrimary: true, pointerId: 7, pointerType: 'mouse', clientX, clientY };
      await fireEvent.pointerDown(part, init);
      await fireEvent.pointerUp(part, init);
    };
    const pressKey = (part: HTMLElement) => fireEvent.keyDown(part, { key: 'ArrowRight' });
    for (const name of Object.keys(pageElements))
      for (const act of [press, pressKey])
        await step(name, async () => expect(await openPageAfter(act, name)).toBe('Page 2'));
    await expect(await openPageAfter(press, 'nothing')).toBe('Page 4');
    await fireEvent.keyDown(canvas.getByRole('group', { name: 'Numbers' }), { key: 'ArrowLeft' });
    await expect(await openPage()).toBe('Page 2');
    await expect(await openPageAfter(pressKey, 'nothing')).toBe('Page 4');
  },
);
