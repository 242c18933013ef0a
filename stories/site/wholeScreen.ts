import { expect } from 'storybook/test';

/**
 * A story's `parameters` for a whole screen: no margin, all accessibility rules (the empty list
 * replaces the preview's exceptions), and no props table, because the props belong to the frame.
 *
 * Spread it in a meta (`parameters: { ...wholeScreen }`): a build of Storybook adds the meta's
 * description to an object literal, but overwrites other `parameters` with it.
 */
export const wholeScreen = { layout: 'fullscreen', a11y: { config: { rules: [] } }, controls: { disable: true } };

/** A story's `parameters`: Chromatic also shows the screen in readable text and right to left. */
export const inAllModes = {
  chromatic: {
    modes: {
      'as the story says': { text: 'story' },
      readable: { text: 'readable' },
      'right to left': { direction: 'rtl' },
    },
  },
};

/** A story's `play`: nothing is wider than the window. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
