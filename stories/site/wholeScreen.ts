import { expect } from 'storybook/test';

/** A story's `parameters` for a whole screen: no margin round it, the rules that only a whole page can keep, and no props: they are the frame's. */
export const wholeScreen = { layout: 'fullscreen', a11y: { config: { rules: [] } }, controls: { disable: true } };

/**
 * A story's `parameters` for a screen that Chromatic is to show in other type and in the other direction as well, by the
 * menus of the toolbar: the first time as the story says.
 */
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
export async function expectNothingBeside(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
