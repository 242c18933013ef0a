import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Flipbook, type FlipbookHandle, type TurnStart } from '../../../src/flipbook/index.ts';
import { land, rootIn, visiblePages } from '../play/book.ts';
import styles from './recipes.module.css';

/** The pages that a scene's buttons turn to; without buttons, the next page. */
type Scene = Readonly<{ text: string; ways?: Readonly<Record<string, number>> }>;

function BranchingStory({ scenes }: { scenes: readonly Scene[] }) {
  const book = useRef<FlipbookHandle>(null);
  // Only buttons lead away from a scene that has some, and past it.
  const stayOnTheWay = ({ from, to, reason, cancel }: TurnStart) => {
    const between = scenes.slice(Math.min(from, to), Math.max(from, to));
    if (reason !== 'method' && between.some(({ ways }) => ways)) cancel();
  };
  return (
    <Flipbook ref={book} aria-label="The fox" width={300} height={240} layout="single" onTurnStart={stayOnTheWay}>
      {scenes.map(({ text, ways = {} }) => (
        <section key={text} className={styles.page}>
          <p>{text}</p>
          {Object.entries(ways).map(([choice, page]) => (
            <button key={choice} type="button" onClick={() => void book.current?.flip(page)}>
              {choice}
            </button>
          ))}
        </section>
      ))}
    </Flipbook>
  );
}

const scenes = [
  { text: 'A fox comes to the edge of a wood.' },
  { text: 'To the left a stream sings. To the right a light is on.', ways: { 'To the stream': 2, 'To the light': 4 } },
  { text: 'The stream is cold, and full of stars.' },
  { text: 'The fox drinks, and sleeps under them.', ways: { 'Begin again': 0 } },
  { text: 'Behind the light lives an owl, who reads aloud.' },
  { text: 'The fox listens to the end.', ways: { 'Begin again': 0, 'Back to the wood': 1 } },
] satisfies readonly Scene[];

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: BranchingStory,
  args: { scenes },
} satisfies Meta<typeof BranchingStory>;

/** At a fork, only a choice turns the page, so nobody reads on into another branch. */
export const Branches: StoryObj<typeof BranchingStory> = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    for (const [keyOrChoice, scene] of [
      ['{End}', 0],
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 1],
      ['To the light', 4],
      ['{ArrowLeft}', 4],
      ['{ArrowRight}', 5],
      ['Back to the wood', 1],
    ] as const) {
      root.focus();
      if (keyOrChoice.startsWith('{')) await userEvent.keyboard(keyOrChoice);
      else await userEvent.click(canvas.getByRole('button', { name: keyOrChoice }));
      await land(root);
      await expect(visiblePages(root)).toEqual([expect.stringContaining(scenes[scene]?.text ?? '')]);
    }
  },
};
