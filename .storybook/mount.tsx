// A play starts after the story's effects (listeners, clocks, the first focus). Storybook waits
// only for elements; React runs effects later (in tests, `act` runs them at once).
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { frameSized } from './frameSized.ts';
import { renderingFinished } from './renderingFinished.tsx';

/** The effects that each canvas still waits for. */
const pending = new WeakMap<HTMLElement, Promise<void>>();

/** React runs children's effects first, so this effect runs after the story's effects. */
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

/** Waits for a frame, in which size observers run, and for the renders that they cause. */
async function nextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  await renderingFinished();
}

/** The decorator of every story. */
export const afterEffects: Decorator = (Story, { canvasElement }) => (
  <AfterEffects canvas={canvasElement}>
    <Story />
  </AfterEffects>
);

/** Storybook's `mount`, which also waits for the frame's size, the effects and one frame. */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  if (context.viewMode === 'story') await frameSized(context);
  // A story that throws has no effects, so there is nothing to wait for.
  pending.delete(context.canvasElement);
  await context.renderToCanvas();
  await pending.get(context.canvasElement);
  if (context.viewMode === 'story') await nextPaint();
  return context.canvas;
};
