// Shared by the flipbook's behavior stories, which start with `export default { title, ...behavior }`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle, FlipbookProps } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';
import { testOnly } from '../../testOnly.ts';
import { land } from './book.ts';
import { change as changeProps, useChanges } from './change.ts';
import { numberedProps } from './numberedPages.tsx';
import { type ContextOf, type PlayContext, playsWithSteps } from './steps.ts';

export type Props = ComponentProps<typeof Flipbook>;

/** The ref of the flipbook, unless a story renders its own. */
export const handle = createRef<FlipbookHandle>();

const log: string[] = [];
let lastState: string | undefined;

/** Logs a line. It ends with the result of `getState()` if that is not the last reported state, which is a bug. */
export const addToLog = (line: string): void => {
  const state = lastState && handle.current?.getState();
  log.push(!state || state === lastState ? line : `${line} in ${state}`);
};

/** Log the events of a flipbook, in order: `flip 2`, `flipping`, `portrait`, `page 2 by drag` … */
export const handlers = {
  onFlip: (page) => addToLog(`flip ${page}`),
  onChangeState: (state) => {
    lastState = state;
    addToLog(state);
  },
  onChangeOrientation: addToLog,
  onInit: ({ page, mode }) => addToLog(`init ${page} ${mode}`),
  onUpdate: ({ page, mode }) => addToLog(`update ${page} ${mode}`),
  onPageChange: (page, { reason }) => addToLog(`page ${page} by ${reason}`),
} satisfies Partial<FlipbookProps>;

/** The events since the last call. */
export const takeEvents = (): string[] => log.splice(0);

/** Clears the log of an earlier flipbook. */
const clearLog = (): void => {
  log.length = 0;
  lastState = undefined;
};

/** Renders the flipbook again, with these props in place of its own, and waits two frames. */
export const change = changeProps<Props>;

/**
 * A parent that can change the props. If `page` is set, the parent accepts each turn, until
 * `change` sets another `page`.
 */
export function Parent(args: Props) {
  const [page, setPage] = useState(args.page);
  const props = useChanges({ ...args, ...(page !== undefined && { page }) });
  const onPageChange: Props['onPageChange'] = (next, details) => {
    args.onPageChange?.(next, details);
    if (page !== undefined) setPage(next);
  };
  return <Flipbook {...props} onPageChange={onPageChange} ref={handle} />;
}

/** A flipbook of numbered pages. Axe tests the stories with pictures, which show the same elements. */
export const behavior = {
  component: Flipbook,
  parameters: { ...testOnly, a11y: { test: 'off' } },
  args: numberedProps,
  render: (args) => <Parent {...args} />,
  beforeEach: clearLog,
} satisfies Meta<typeof Flipbook>;

/** Like `behavior`, and logs all events of `handlers`. */
export const behaviorWithHandlers = { ...behavior, args: { ...behavior.args, ...handlers } };

export type Story = StoryObj<typeof behavior>;
export type Context = ContextOf<Story>;

interface EventSteps {
  /** Waits until the flipbook is at rest and expects exactly these events. */
  readonly expectEvents: (...events: readonly string[]) => Promise<void>;
}

type Act = (context: PlayContext<Story> & EventSteps) => Promise<void>;

/**
 * A story with one play function, which runs on the story's first flipbook. If the story sets
 * `onInit`, the function runs after the first paint.
 */
export function plays(...args: readonly [act: Act] | readonly [story: Story, act: Act]): Story {
  const [story, act] = args.length === 1 ? [{}, args[0]] : args;
  return playsWithSteps<Story>()(story, async (context) => {
    if (context.args.onInit) await waitFor(() => expect(log.join()).toContain('init '));
    // Drop a lone `init`: stories that expect it have logged other events by now.
    if (log.length === 1) clearLog();
    const expectEvents = async (...events: readonly string[]) => {
      await land(context.root);
      await expect(takeEvents()).toEqual(events);
    };
    return act(Object.assign(context, { expectEvents }));
  });
}
