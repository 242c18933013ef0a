import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Flipbook, useFlipbookPage } from '../../../src/flipbook/index.ts';
import { land, rootIn } from '../play/book.ts';
import styles from './recipes.module.css';

/** A page with a leaf at its outer edge that folds out, and back in before the page turns. */
function FoldOutPage({ children, leaf }: { children: ReactNode; leaf: ReactNode }) {
  const { isOpen, isTurning } = useFlipbookPage();
  const [wantsOut, setWantsOut] = useState(false);
  const isOut = wantsOut && isOpen && !isTurning;
  return (
    <div className={styles.foldOut}>
      <div className={styles.page}>
        {children}
        <button type="button" aria-expanded={isOut} onClick={() => setWantsOut(!isOut)}>
          {isOut ? 'Fold in' : 'Fold out'}
        </button>
      </div>
      <div className={styles.leaf} data-out={isOut} data-flip-ignore="">
        {leaf}
      </div>
    </div>
  );
}

function FoldOutMap({ places }: { places: readonly string[] }) {
  const leaf = (
    <div className={styles.page}>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className={styles.spaceForLeaf}>
      <Flipbook aria-label="Guide" width={170} height={240} layout="single" buttons>
        <p className={styles.page}>A guide to the island</p>
        <FoldOutPage leaf={leaf}>
          <h2>The map</h2>
        </FoldOutPage>
        <p className={styles.page}>The way home</p>
      </Flipbook>
    </div>
  );
}

const places = ['Harbor', 'Lighthouse', 'Two hills', 'A wood'];

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: FoldOutMap,
  args: { places },
} satisfies Meta<typeof FoldOutMap>;

/** The leaf folds out to twice the page’s width, and folds in when its page turns. */
export const FoldOut: StoryObj<typeof FoldOutMap> = {
  play: async ({ canvas, canvasElement }) => {
    const turn = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await land(rootIn(canvasElement));
    };
    await turn('next');
    await expect(canvas.queryByText('Lighthouse')).not.toBeVisible();
    await turn('Fold out');
    const page = canvas.getByText('The map').parentElement?.getBoundingClientRect();
    await waitFor(() => {
      const { left, width } = canvas.getByRole('list').parentElement?.getBoundingClientRect() ?? {};
      expect([left, width]).toEqual([page?.right, page?.width]);
    });
    await turn('next');
    await turn('previous');
    await expect(canvas.getByRole('button', { name: 'Fold in' })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Lighthouse')).toBeVisible());
  },
};
