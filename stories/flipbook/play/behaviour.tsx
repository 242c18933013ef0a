// What the stories of behaviour have in common. A file of them is `export default { title, tags, ...behaviour }`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createRef } from 'react';
import { expect } from 'storybook/test';
import type { FlipbookHandle } from '../../../src/flipbook/index.ts';
import { Flipbook } from '../../../src/index.ts';
import { rootIn } from './bookParts.ts';
import { Hand } from './Hand.ts';
import { land } from './land.ts';
import { numbers } from './numbers.ts';
import { record } from './record.ts';

/** The ref of the book, unless a story renders it otherwise. */
export const handle = createRef<FlipbookHandle>();

export const { handlers, reported, begin } = record(handle);

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
export const behaviourTold = { ...behaviour, args: { ...behaviour.args, ...handlers } };

export type Props = ComponentProps<typeof Flipbook>;
export type Story = StoryObj<typeof behaviour>;
export type Play = NonNullable<Story['play']>;

/** What a play has in its hands beside Storybook's context. */
export interface Played {
  readonly root: HTMLElement;
  /** A mouse over the book. */
  readonly hand: Hand;
  /** Lets the book come to rest, and gives what it has told. */
  readonly landing: () => Promise<string[]>;
  /** Lets it come to rest, and expects that it has told exactly this. */
  readonly told: (...events: readonly string[]) => Promise<void>;
}

/** What a play does with the first book on the page. */
export const played =
  <Context extends { readonly canvasElement: HTMLElement }>(act: (context: Context & Played) => Promise<void>) =>
  (context: Context): Promise<void> => {
    const root = rootIn(context.canvasElement);
    const landing = async () => {
      await land(root);
      return reported();
    };
    const told = async (...events: readonly string[]) => expect(await landing()).toEqual(events);
    return act({ ...context, root, hand: new Hand(root), landing, told });
  };

type Act = Parameters<typeof played<Parameters<Play>[0]>>[0];

/** A story of one play, of the book as it is, or of another. */
export function plays(act: Act): Story;
export function plays(story: Story, act: Act): Story;
export function plays(...given: readonly [act: Act] | readonly [story: Story, act: Act]): Story {
  const [story, act] = given.length === 1 ? [{}, given[0]] : given;
  return { ...story, play: played(act) };
}
