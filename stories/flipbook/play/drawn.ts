import { frames } from './frames.ts';

/** The boxes that a leaf moves as they are drawn at this moment of a turn, which is held there. */
export async function drawnAt(root: HTMLElement, ms: number): Promise<string[]> {
  // A turn starts its time in the next frame.
  await frames(2);
  const animations = root.getAnimations({ subtree: true });
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = ms;
  }
  return drawn(root);
}

/** The boxes that a leaf moves as they are drawn now. */
export function drawn(root: HTMLElement): string[] {
  return [...root.querySelectorAll('[data-role] > div, [data-role] > div > div, [data-flip-shade] > div')].map(
    (box) => {
      const { transform, opacity, width, height } = getComputedStyle(box);
      return [transform, opacity, width, height].join(' ');
    },
  );
}
