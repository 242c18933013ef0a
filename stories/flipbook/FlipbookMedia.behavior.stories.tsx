import { expect, waitFor } from 'storybook/test';
import { behavior, change, handle, plays } from './play/behavior.tsx';
import { frames, land } from './play/book.ts';
import { corner, pastSpine } from './play/Hand.ts';
import { withPage3 } from './play/numberedPages.tsx';

/** A ref callback that gives a video a canvas stream to play. */
const attachStream = (film: HTMLVideoElement | null) => {
  if (!film || film.srcObject) return;
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  film.srcObject = canvas.captureStream();
};

/** A page with two videos. */
const FilmPage = ({ autoPlay = false }) => (
  <div>
    {['first', 'second'].map((name) => (
      <video key={name} ref={attachStream} data-testid={name} muted autoPlay={autoPlay} width="20" height="20" />
    ))}
  </div>
);

export default {
  title: 'Flipbook/Flipbook/Behavior/Media',
  ...behavior,
  args: { ...behavior.args, flippingTime: 200, pauseMediaOutOfView: true, children: withPage3(<FilmPage />) },
};

/** With `pauseMediaOutOfView`, media pause when their page turns away, and resume when it returns. */
export const MediaPauseWithTheirPage = plays(async ({ canvas, args, root }) => {
  const [first, second] = [canvas.getByTestId<HTMLVideoElement>('first'), canvas.getByTestId('second')];
  await first.play();
  void handle.current?.flipNext();
  await land(root);
  await expect(first.paused).toBe(args.pauseMediaOutOfView === true);
  void handle.current?.flipPrev();
  await land(root);
  await waitFor(() => expect(first).toHaveProperty('paused', false));
  await expect(second).toHaveProperty('paused', true);
});

/** Without `pauseMediaOutOfView`, media keep playing on a page that turns away. */
export const MediaKeepPlaying = { ...MediaPauseWithTheirPage, args: { pauseMediaOutOfView: false } };

/** Media with `autoplay` wait until their page is open. A lifted corner or a drag does not open it. */
export const AutoplayWaitsForItsPage = plays(
  { args: { startPage: 0, children: withPage3(<FilmPage autoPlay />) } },
  async ({ canvas, hand }) => {
    const film = canvas.getByTestId<HTMLVideoElement>('first');
    await waitFor(() => expect(film.readyState).toBe(film.HAVE_ENOUGH_DATA));
    await waitFor(() => expect(film.paused).toBe(true));
    hand.hover(corner);
    await frames(3);
    hand.startDrag(corner, [0.7, 0.9], [0.6, 0.9]);
    await frames(3);
    await expect(film).toBeVisible();
    await expect(film.paused).toBe(true);
    hand.drag(pastSpine);
    hand.release(pastSpine);
    await waitFor(() => expect(film.paused).toBe(false));
  },
);

/** When switched on, `pauseMediaOutOfView` pauses media on hidden pages at once. */
export const SwitchingOnPausesHiddenMedia = plays(
  { args: { pauseMediaOutOfView: false, startPage: 4 } },
  async ({ canvas }) => {
    const film = canvas.getByTestId<HTMLVideoElement>('first');
    await film.play();
    await change({ pauseMediaOutOfView: true });
    await waitFor(() => expect(film.paused).toBe(true));
  },
);
