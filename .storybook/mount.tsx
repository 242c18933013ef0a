// A play begins after the story's effects (listeners, clocks, the first focus). Storybook waits for the story's elements only;
// React runs effects a moment later. In the tests React's act runs both at once; in the published book a play would press keys
// before anything listens.
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { frameSized } from './frameSized.ts';
import { renderingFinished } from './renderingFinished.tsx';

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

/** Waits for a frame, in which observers of sizes run, and for what they have React draw: a book has its size then. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  await renderingFinished();
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
