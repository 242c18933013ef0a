import { expect, waitFor } from 'storybook/test';
import { behaviour, handle, plays } from './play/behaviour.tsx';
import { frames, land } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { corner } from './play/Hand.ts';
import { aroundPage3 } from './play/numberedPages.tsx';

/** Plays a canvas stream. Before a user gesture, browsers allow only muted videos to play. */
const show = (film: HTMLVideoElement | null) => {
  if (!film || film.srcObject) return;
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  film.srcObject = canvas.captureStream();
};

/** A page with two videos. */
const FilmPage = ({ autoPlay = false }) => (
  <div>
    {['first', 'second'].map((name) => (
      <video key={name} ref={show} data-testid={name} muted autoPlay={autoPlay} width="20" height="20" />
    ))}
  </div>
);

export default {
  title: 'Flipbook/Flipbook/Behaviour/Media',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  args: { ...behaviour.args, flippingTime: 200, pauseMediaOutOfView: true, children: aroundPage3(<FilmPage />) },
};

const mediaPauseWithTheirPage = plays(async ({ canvas, args, root, step }) => {
  const [first, second] = [canvas.getByTestId<HTMLVideoElement>('first'), canvas.getByTestId('second')];
  await first.play();
  await step('turned away', async () => {
    void handle.current?.flipNext();
    await land(root);
    await expect(first.paused).toBe(args.pauseMediaOutOfView === true);
  });
  await step('turned back to', async () => {
    void handle.current?.flipPrev();
    await land(root);
    await waitFor(() => expect(first).toHaveProperty('paused', false));
  });
  await expect(second).toHaveProperty('paused', true);
});

/**
 * With `pauseMediaOutOfView`, media that play on a page pause when the page turns away and resume
 * when it returns. Paused media stay paused.
 */
export const MediaPauseWithTheirPage = mediaPauseWithTheirPage;

/** Without `pauseMediaOutOfView`, media keep playing on a page that turns away. */
export const MediaKeepPlaying = { ...mediaPauseWithTheirPage, args: { pauseMediaOutOfView: false } };

/** When switched on, `pauseMediaOutOfView` pauses media on hidden pages at once. */
export const SwitchingOnPausesHiddenMedia = plays(
  { ...changing({ On: { pauseMediaOutOfView: true } }), args: { pauseMediaOutOfView: false, defaultPage: 4 } },
  async ({ canvas, userEvent }) => {
    const film = canvas.getByTestId<HTMLVideoElement>('first');
    await film.play();
    await userEvent.click(canvas.getByRole('button', { name: 'On' }));
    await waitFor(() => expect(film.paused).toBe(true));
  },
);

/**
 * Media with `autoplay` wait until their page is open. A lifted corner or a dragged page does not
 * open it.
 */
export const AutoplayWaitsForItsPage = plays(
  { args: { defaultPage: 0, children: aroundPage3(<FilmPage autoPlay />) } },
  async ({ canvas, root, hand, step }) => {
    const film = canvas.getByTestId<HTMLVideoElement>('first');
    await waitFor(() => expect(film.readyState).toBe(film.HAVE_ENOUGH_DATA));
    await waitFor(() => expect(film.paused).toBe(true));
    await step('a lifted corner, then a held page', async () => {
      hand.hover(corner);
      await frames(3);
      hand.pull(corner, [0.7, 0.9], [0.6, 0.9]);
      await frames(3);
      await expect(root).toHaveAttribute('data-state', 'user_fold');
      await expect(film.paused).toBe(true);
    });
    await step('its page', async () => {
      hand.drag([0.3, 0.9]);
      hand.lift([0.3, 0.9]);
      await waitFor(() => expect(film.paused).toBe(false));
    });
  },
);
