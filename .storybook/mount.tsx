// A play begins when what it acts on has come to life. Storybook waits until a story stands in the page; React runs a
// story's effects (listeners, clocks, the first focus) a moment later. In the tests React's act runs both at once, in the
// published book nothing does: there a play would press keys that nothing listens to yet.
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { frameSized } from './frameSized.ts';

/** The effects that each canvas waits for. */
const pending = new WeakMap<HTMLElement, Promise<void>>();

/** Effects of children run first: when this one's run, so have the story's. */
function AfterEffects({ canvas, children }: { canvas: HTMLElement; children: ReactNode }) {
  const done = useRef(() => {});
  useLayoutEffect(() => {
    pending.set(
      canvas,
      new Promise((resolve) => {
        done.current = resolve;
      }),
    );
  });
  useEffect(() => done.current());
  return children;
}

/** Waits until the browser has drawn a frame: only then has it told what observes sizes, and a book its own. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Goes around every story. */
export const afterEffects: Decorator = (Story, { canvasElement }) => (
  <AfterEffects canvas={canvasElement}>
    <Story />
  </AfterEffects>
);

/** Storybook's own `mount` for React, but it waits for the frame's size before, for the effects and a frame after. */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  if (context.viewMode === 'story') await frameSized(context);
  // A story that throws has no effects: then there is nothing to wait for.
  pending.delete(context.canvasElement);
  await context.renderToCanvas();
  await pending.get(context.canvasElement);
  if (context.viewMode === 'story') await painted();
  return context.canvas;
};
