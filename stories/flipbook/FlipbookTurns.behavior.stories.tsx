import { expect, spyOn, waitFor } from 'storybook/test';
import {
  FlipbookProvider,
  type FlipbookView,
  type TurnStart,
  useFlipbook,
  useFlipbookPage,
} from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { arriveAt } from './play/arriveAt.ts';
import { addToLog, behaviorWithHandlers, handle, type Props, plays, takeEvents } from './play/behavior.tsx';
import { bookIn, land, visiblePages } from './play/book.ts';
import { change, useChanges } from './play/change.ts';
import { corner, pastSpine } from './play/Hand.ts';
import { numberedPages, withPage3 } from './play/numberedPages.tsx';
import { rightPage } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Turns',
  ...behaviorWithHandlers,
  args: {
    ...behaviorWithHandlers.args,
    onTurnStart: ({ from, to, reason, durationMs, certain }) =>
      addToLog(`${certain ? '' : 'maybe '}from ${from} to ${to} by ${reason}${durationMs === 0 ? ' at once' : ''}`),
    onTurnEnd: ({ page, landed }) => addToLog(`${landed ? 'landed' : 'ended'} on ${page}`),
  } satisfies Partial<Props>,
};

/**
 * `onTurnStart` comes before anything moves, and `onTurnEnd` after all other events, whatever started
 * the turn. A turn that another replaces ends without a landing.
 */
export const TurnsReportStartAndEnd = plays(async ({ hand, press, expectEvents }) => {
  await press('{ArrowRight}');
  await expectEvents('from 2 to 4 by key', 'flipping', 'flip 4', 'page 4 by key', 'read', 'landed on 4');
  hand.dragAndRelease(corner, pastSpine);
  const landing = ['flip 6', 'page 6 by drag', 'read', 'landed on 6'];
  const lifting = ['maybe from 4 to 6 by drag at once', 'user_fold'];
  await expectEvents(...lifting, 'from 4 to 6 by drag', 'flipping', ...landing);
  void handle.current?.turnToPage(1);
  await expectEvents('from 6 to 0 by method at once', 'flip 0', 'page 0 by method', 'landed on 0');
  void handle.current?.flipNext();
  void handle.current?.flip(7);
  await expect([handle.current?.getOpenPages(), handle.current?.getTargetPage()]).toEqual([[0, 1], 6]);
  const second = ['from 2 to 6 by method', 'ended on 0', 'flip 6', 'page 6 by method', 'read', 'landed on 6'];
  await expectEvents('from 0 to 2 by method', 'flipping', ...second);
  hand.dragAndRelease([0.02, 0.98], [0.1, 0.95]);
  await expectEvents('maybe from 6 to 4 by drag at once', 'user_fold', 'flipping', 'read');
});

/**
 * However fast the mouse drags a page, the position at release decides whether the page turns. With
 * `turnBy.flick`, a flick turns the page. A drag during another turn lands that turn at once.
 */
export const FlickTurnsIfEnabled = plays(async ({ root, hand, expectPages }) => {
  hand.startDrag(corner, [0.95, 0.95]);
  hand.flick([0.95, 0.95], [0.85, 0.95]);
  await expectPages(2, 3);
  await change({ turnBy: { flick: true } });
  void handle.current?.flipNext();
  hand.startDrag(corner, [0.95, 0.95]);
  await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5', 'Page 6', 'Page 7']);
  hand.flick([0.95, 0.95], [0.85, 0.95]);
  await expectPages(6, 7);
});

const onTurnStart = ({ cancel }: TurnStart) => cancel();

/** A canceled turn does not happen: clicks, drags, swipes and methods do nothing. */
export const CanceledTurnsDoNotHappen = plays({ args: { onTurnStart } }, async (context) => {
  const { hand, finger, expectPages } = context;
  hand.click(rightPage);
  await expectPages(2, 3);
  await expect(await handle.current?.flip(7)).toBe('refused');
  await expect(await handle.current?.turnToPage(7)).toBe('refused');
  hand.hover(corner);
  hand.startDrag(corner, [0.8, 0.9], pastSpine);
  hand.release(pastSpine);
  await expectPages(2, 3);
  finger.swipe([0.8, 0.5], [0.6, 0.5]);
  await expectPages(2, 3);
});

/**
 * A method's promise resolves when the turn has landed, when another turn replaces it, or at once if it
 * cannot start. The result says which. `turnToPage` lands at once, even during a turn.
 */
export const PromisesResolveOnLanding = plays(async ({ root, expectPages }) => {
  const [first, second] = [handle.current?.flip(4), handle.current?.flip(7, 'bottom')];
  await expect(await first).toBe('replaced');
  await expectPages(6, 7);
  await expect(await second).toBe('landed');
  await expect(await handle.current?.flipNext()).toBe('boundary');
  void handle.current?.flipPrev();
  const jump = handle.current?.turnToPage(0);
  await expect(visiblePages(root)).toEqual(['Page 0', 'Page 1']);
  await expect(await jump).toBe('landed');
  await expect(handle.current?.getBoundsRect()).toEqual(bookIn(root).getBoundingClientRect());
});

/** `toElement` opens the element's page, even while it is turning, and can focus the element. */
export const ElementOpensItsPage = plays(
  { args: { startPage: 6, children: withPage3(<input aria-label="Name" />) } },
  async ({ root, canvasElement }) => {
    const field = canvasElement.querySelector('input') as HTMLInputElement;
    await expect([handle.current?.getPageOf(field), handle.current?.getPageOf(root)]).toEqual([3, null]);
    const first = handle.current?.toElement(field);
    const second = handle.current?.toElement(field, { focus: true });
    await land(root);
    await expect(await Promise.all([first, second])).toEqual([true, true]);
    await expect(field).toHaveFocus();
    await expect(await handle.current?.toElement(field)).toBe(true);
    await expect(await handle.current?.toElement(document.body)).toBe(false);
  },
);

/** The URL's fragment opens its page before the first paint. */
export const FragmentOpensItsPage = plays(
  {
    args: { startPage: 0, children: withPage3(<p id="a chapter">Chapter</p>) },
    beforeEach: arriveAt('#a%20chapter'),
  },
  async ({ root }) => {
    await expect(visiblePages(root)).toEqual(['Page 2', 'Chapter']);
    await expect(takeEvents()).toEqual(expect.arrayContaining(['page 2 by find', 'init 2 landscape']));
  },
);

const renders: Record<string, number> = {};
const countRender = (name: string) => {
  renders[name] = (renders[name] ?? 0) + 1;
};

function HookPage() {
  const { index, ...flags } = useFlipbookPage();
  const trueNames = Object.entries(flags).flatMap(([name, isTrue]) => (isTrue ? [name] : []));
  return <p>{[index, ...trueNames].join(' ')}</p>;
}

function SelectedValue({ name, select }: { name: string; select: (book: FlipbookView) => unknown }) {
  const selected = useFlipbook(select);
  countRender(name);
  return <output aria-label={name}>{JSON.stringify(selected)}</output>;
}

function BookWithOutputs(props: Props & { isMounted?: boolean }) {
  const { isMounted = true, ...args } = useChanges(props);
  return (
    <FlipbookProvider>
      <SelectedValue name="pages" select={({ openPages, targetPage }) => [...openPages, targetPage]} />
      <SelectedValue name="count" select={({ pageCount, canNext }) => ({ pageCount, canNext })} />
      {isMounted && <Flipbook {...args} ref={handle} />}
    </FlipbookProvider>
  );
}

/** Hooks on pages and beside the flipbook follow turns. A component renders only if a value that it reads changes. */
export const HooksFollowTurns = plays(
  {
    args: { children: [...numberedPages(2), ...[2, 3, 4, 5, 6, 7].map((page) => <HookPage key={page} />)] },
    render: (args) => <BookWithOutputs {...args} />,
  },
  async ({ canvas, root }) => {
    const output = (name: string) => canvas.getByRole('status', { name });
    await expect(visiblePages(root)).toEqual(['2 isOpen isNear', '3 isOpen isNear']);
    await expect(output('pages')).toHaveTextContent('[2,3,2]');
    await expect(output('count')).toHaveTextContent('{"pageCount":8,"canNext":true}');
    const { count } = renders;
    void handle.current?.flipNext();
    await waitFor(() => expect(output('pages')).toHaveTextContent('[2,3,4]'));
    const turning = ['2 isOpen isNear', '3 isOpen isNear isTurning', '4 isNear isTurning', '5 isNear'];
    await expect(visiblePages(root)).toEqual(turning);
    await land(root);
    await expect(output('pages')).toHaveTextContent('[4,5,4]');
    await expect(renders.count).toBe(count);
    await change({ isMounted: false });
    await expect(output('count')).toHaveTextContent('{"pageCount":0,"canNext":false}');
    await expect(output('pages')).toHaveTextContent('[0]');
  },
);

const error = new Error('thrown by a story');
const throwingHandler = {
  onTurnStart: ({ to }) => {
    if (to !== 4) return;
    void handle.current?.flip(6);
    throw error;
  },
} satisfies Partial<Props>;

/** If a handler throws, the page still turns. If a handler requests another page, that turn follows. */
export const HandlersMayThrowOrTurn = plays({ args: throwingHandler }, async ({ root, hand, expectPages }) => {
  const reportError = spyOn(window, 'reportError').mockReturnValue();
  hand.click(rightPage);
  await expect(visiblePages(root)).toHaveLength(4);
  await expectPages(6, 7);
  await expect(reportError.mock.calls).toEqual([[error]]);
});
