import { userEvent, within } from 'storybook/test';
import type { EmulatedMedia } from '../../.storybook/emulateMedia.ts';
import type { Story } from './onDesk.ts';

/**
 * A story of a screen on paper, in forced colors, with more contrast, or at night. Only its picture
 * emulates the medium. In Storybook the story shows the plain screen, unless your system sets the
 * medium (in Chromium: developer tools, Rendering).
 */
const inMedium = (media: EmulatedMedia) => ({
  tags: ['!autodocs', 'media'],
  // Axe would see the same as in the plain story.
  parameters: { visual: { media }, a11y: { test: 'off' } },
});

export const onPaper = inMedium({ media: 'print' });
export const forcedColors = inMedium({ forcedColors: 'active' });
export const moreContrast = inMedium({ contrast: 'more' });
export const atNight = inMedium({ colorScheme: 'dark' });

/** Focuses the screen's only element of this role and name with its focus ring, as after a key press. */
export function withKeyboardFocus(role: 'button' | 'link' | 'textbox', name: string): Pick<Story, 'play'> {
  return {
    play: async ({ canvas }) => {
      await userEvent.tab();
      within(canvas.getByRole('main')).getByRole(role, { name }).focus();
    },
  };
}
