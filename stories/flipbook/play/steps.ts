import { expect, userEvent } from 'storybook/test';
import { land, rootIn, visiblePages } from './book.ts';
import { Hand, type Spot } from './Hand.ts';

/** Points on the right page and on the left one. */
export const rightPage: Spot = [0.75, 0.5];
export const leftPage: Spot = [0.25, 0.5];

/** The first flipbook of a story, pointers over it, and steps that most behavior stories take. */
export function stepsIn(canvasElement: ParentNode) {
  const root = rootIn(canvasElement);
  const hand = new Hand(root);
  return {
    root,
    /** A mouse. */
    hand,
    finger: new Hand(root, { pointerType: 'touch' }),
    /** Clicks, and waits until the flipbook is at rest. */
    turn: async (spot = rightPage) => {
      hand.click(spot);
      await land(root);
    },
    /** Presses keys in the flipbook, and waits until it is at rest. */
    press: async (keys: string) => {
      root.focus();
      await userEvent.keyboard(keys);
      await land(root);
    },
    /** Waits until the flipbook is at rest, and returns the text of the first open page. */
    openPage: async () => {
      await land(root);
      return visiblePages(root)[0];
    },
    /** Waits until the flipbook is at rest, and expects numbered pages to be open. */
    expectPages: async (...pages: readonly number[]) => {
      await land(root);
      await expect(visiblePages(root)).toEqual(pages.map((page) => `Page ${page}`));
    },
  };
}

export type Steps = ReturnType<typeof stepsIn>;

interface Playable {
  play?: ((context: never) => unknown) | undefined;
}

/** The context that Storybook passes to the play function of a story. */
export type ContextOf<Story extends Playable> = Parameters<NonNullable<Story['play']>>[0];

/** That context, with these steps. */
export type PlayContext<Story extends Playable> = ContextOf<Story> & Steps;

/** Makes `plays(story, act)`, which adds a play function with these steps to a story. */
export const playsWithSteps =
  <Story extends Playable, Context extends { canvasElement: HTMLElement } = ContextOf<Story>>() =>
  (story: Story, act: (context: Context & Steps) => Promise<void>) => ({
    ...story,
    play: (context: Context) => act(Object.assign(stepsIn(context.canvasElement), context)),
  });
