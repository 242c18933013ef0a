import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Flipbook, useFlipbookPage } from '../../../src/flipbook/index.ts';
import { clickAndLand, rootIn } from '../play/book.ts';
import folding from './folding.webm?url';
import styles from './recipes.module.css';

/** A video that pauses when its page turns away. */
function Film({ src, title }: { src: string; title: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const { isOpen } = useFlipbookPage();
  useEffect(() => {
    if (!isOpen) film.current?.pause();
  }, [isOpen]);
  return <video ref={film} src={src} aria-label={title} controls muted playsInline />;
}

function FoldMonthly({ film, onLetter }: { film: string; onLetter: (letter: FormData) => void }) {
  return (
    <Flipbook aria-label="Fold monthly" width={280} height={340} showCover buttons>
      <h2 className={styles.page}>Fold monthly</h2>
      <article className={styles.page}>
        <h3>How it is done</h3>
        <Film src={film} title="A corner is laid over" />
      </article>
      <p className={styles.page}>Take a sheet, lay a corner over, and press.</p>
      <article className={styles.page}>
        <h3>Where paper is made</h3>
        <iframe title="The mill" srcDoc="The mill by the river" sandbox="" />
      </article>
      <form className={styles.page} action={onLetter}>
        <h3>Write to us</h3>
        <label>
          Name <input name="name" autoComplete="name" required />
        </label>
        <label>
          Letter <textarea name="letter" rows={4} required />
        </label>
        <button type="submit">Send</button>
      </form>
      <p className={styles.page}>Printed on paper that remembers.</p>
    </Flipbook>
  );
}

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: FoldMonthly,
  args: { film: folding, onLetter: () => {} },
} satisfies Meta<typeof FoldMonthly>;

/** A press on a video turns nothing. The video pauses with its page; a field keeps its text. */
export const Magazine: StoryObj<typeof FoldMonthly> = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const turn = (name: string) => clickAndLand(canvasElement, name);
    await turn('next');
    const film = canvas.getByLabelText<HTMLVideoElement>('A corner is laid over');
    await userEvent.click(film);
    await expect(root).toHaveAttribute('data-state', 'read');
    await film.play();
    await turn('next');
    await waitFor(() => expect(film.paused).toBe(true));
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await turn('previous');
    await expect(canvas.getByText('How it is done')).toBeVisible();
    await turn('next');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
  },
};
