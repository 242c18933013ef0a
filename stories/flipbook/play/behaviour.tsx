// What the stories of behaviour have in common. A file of them is `export default { title, tags, ...behaviour }`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { FlipbookHandle, FlipbookProps } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';
import { land, rootIn } from './book.ts';
import { Hand } from './Hand.ts';
import { numbers } from './numberedPages.tsx';

/** The ref of the book, unless a story renders it otherwise. */
export const handle = createRef<FlipbookHandle>();

const log: string[] = [];
let last: string | undefined;

/** Inside every handler the book's state is the one that was reported last: where it is another, that is written down, too. */
const tell = (line: string): void => {
  const state = last && handle.current?.getState();
  log.push(!state || state === last ? line : `${line} in ${state}`);
};

/** Write down what a book tells, in order: `flip 2`, `flipping`, `portrait`, `page 2 by drag` … */
export const handlers = {
  onFlip: (page) => tell(`flip ${page}`),
  onChangeState: (state) => {
    last = state;
    tell(state);
  },
  onChangeOrientation: tell,
  onInit: ({ page, mode }) => tell(`init ${page} ${mode}`),
  onUpdate: ({ page, mode }) => tell(`update ${page} ${mode}`),
  onPageChange: (page, { reason }) => tell(`page ${page} by ${reason}`),
} satisfies Partial<FlipbookProps>;

/** The calls since the last look. */
export const reported = (): string[] => log.splice(0);

/** For a new book, which has told nothing yet. */
export const begin = (): void => {
  log.length = 0;
  last = undefined;
};

/** The book of numbers. Its flips and its states are written down; no picture is taken of it. */
export const behaviour = {
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...numbers, onFlip: handlers.onFlip, onChangeState: handlers.onChangeState },
  render: (args) => <Flipbook {...args} ref={handle} />,
  beforeEach: begin,
} satisfies Meta<typeof Flipbook>;

/** The same; it tells of its page, too, and why that is another. */
export const behaviourOfPages = {
  ...behaviour,
  args: { ...behaviour.args, onPageChange: handlers.onPageChange },
};

/** The same; everything that it tells is written down. */
export const behaviourWithHandlers = { ...behaviour, args: { ...behaviour.args, ...handlers } };

export type Props = ComponentProps<typeof Flipbook>;
export type Story = StoryObj<typeof behaviour>;
type Play = NonNullable<Story['play']>;
export type Context = Parameters<Play>[0];

/** What a play has in its hands beside Storybook's context. */
export type Played = Context & {
  readonly root: HTMLElement;
  /** A mouse over the book. */
  readonly hand: Hand;
  /** Lets the book come to rest, and gives what it has told. */
  readonly landing: () => Promise<string[]>;
  /** Lets it come to rest, and expects that it has told exactly this. */
  readonly expectEvents: (...events: readonly string[]) => Promise<void>;
};

type Act = (played: Played) => Promise<void>;

/** A story of one play with the first book on the page, once it has been painted, of the book as it is, or of another. */
export function plays(act: Act): Story;
export function plays(story: Story, act: Act): Story;
export function plays(...given: readonly [act: Act] | readonly [story: Story, act: Act]): Story {
  const [story, act] = given.length === 1 ? [{}, given[0]] : given;
  const play: Play = async (context) => {
    const root = rootIn(context.canvasElement);
    if (context.args.onInit) await waitFor(() => expect(log.join()).toContain('init '));
    // Told alone, it is of no interest.
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
