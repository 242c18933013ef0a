import type { Preview } from '@storybook/react-vite';
import { waitForFrameSize } from './waitForFrameSize.ts';

/** Storybook's `mount`, which also waits for the frame's size, and for size observers to run. */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui) => {
  const isInFrame = context.viewMode === 'story';
  if (ui !== undefined) context.originalStoryFn = () => ui;
  if (isInFrame) await waitForFrameSize(context);
  await context.renderToCanvas();
  if (isInFrame) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return context.canvas;
};
