// Shared by all behavior stories, which start with `export default { title, tags, ...behaviour }`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle, FlipbookProps } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';
import { land, rootIn } from './book.ts';
import { Hand } from './Hand.ts';
import { numbers } from './numberedPages.tsx';

/** The ref of the flipbook, unless a story renders its own. */
export const handle = createRef<FlipbookHandle>();

const log: string[] = [];
let last: string | undefined;

/**
 * Inside every handler, the flipbook's state must equal the last reported one. If not, the log gets
 * an entry.
 */
const addToLog = (line: string): void => {
  const state = last && handle.current?.getState();
  log.push(!state || state === last ? line : `${line} in ${state}`);
};

/** Log the events of a flipbook, in order: `flip 2`, `flipping`, `portrait`, `page 2 by drag` … */
export const handlers = {
  onFlip: (page) => addToLog(`flip ${page}`),
  onChangeState: (state) => {
    last = state;
    addToLog(state);
  },
  onChangeOrientation: addToLog,
  onInit: ({ page, mode }) => addToLog(`init ${page} ${mode}`),
  onUpdate: ({ page, mode }) => addToLog(`update ${page} ${mode}`),
  onPageChange: (page, { reason }) => addToLog(`page ${page} by ${reason}`),
} satisfies Partial<FlipbookProps>;

/** The events since the last call. */
export const reported = (): string[] => log.splice(0);

/** Clears the log for a new flipbook. */
export const begin = (): void => {
  log.length = 0;
  last = undefined;
};

/** A flipbook of numbered pages. Its flips and states are logged, and no picture is taken. */
export const behaviour = {
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...numbers, onFlip: handlers.onFlip, onChangeState: handlers.onChangeState },
  render: (args) => <Flipbook {...args} ref={handle} />,
  beforeEach: begin,
} satisfies Meta<typeof Flipbook>;

/** Like `behaviour`, and also logs each page change and its cause. */
export const behaviourOfPages = {
  ...behaviour,
  args: { ...behaviour.args, onPageChange: handlers.onPageChange },
};

/** Like `behaviour`, and logs every event. */
export const behaviourWithHandlers = { ...behaviour, args: { ...behaviour.args, ...handlers } };

export type Props = ComponentProps<typeof Flipbook>;
export type Story = StoryObj<typeof behaviour>;
type Play = NonNullable<Story['play']>;
export type Context = Parameters<Play>[0];

/** Arguments of a play function, in addition to Storybook's context. */
export type Played = Context & {
  readonly root: HTMLElement;
  /** A mouse over the flipbook. */
  readonly hand: Hand;
  /** Waits until the flipbook is at rest and returns its events. */
  readonly landing: () => Promise<string[]>;
  /** Waits until the flipbook is at rest and expects exactly these events. */
  readonly expectEvents: (...events: readonly string[]) => Promise<void>;
};

type Act = (played: Played) => Promise<void>;

/**
 * A story with one play function. It runs on the first flipbook of the page after its first paint,
 * with the default or the given story.
 */
export function plays(act: Act): Story;
export function plays(story: Story, act: Act): Story;
export function plays(...args: readonly [act: Act] | readonly [story: Story, act: Act]): Story {
  const [story, act] = args.length === 1 ? [{}, args[0]] : args;
  const play: Play = async (context) => {
    const root = rootIn(context.canvasElement);
    if (context.args.onInit) await waitFor(() => expect(log.join()).toContain('init '));
    // On its own, this event is not interesting.
    if (log.length === 1) begin();
    const landing = async () => {
      await land(root);
      return reported();
    };
    const expectEvents = async (...events: readonly string[]) => expect(await landing()).toEqual(events);
    return act(Object.assign({ root, hand: new Hand(root), landing, expectEvents }, context));
  };
  return { ...story, play };
}
