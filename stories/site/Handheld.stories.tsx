import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandheldScreen } from '../../site/screens/HandheldScreen.tsx';
import { german } from '../messages/translatedSites.ts';
import { at, desk, narrow, phone } from '../windows.ts';
import { atNight, forcedColors, moreContrast, onPaper, withKeyboardFocus } from './media.ts';
import { OnSite } from './OnSite.tsx';
import { expectNoSidewaysScroll, inAllModes, wholeScreen } from './wholeScreen.ts';

/**
 * The console's page, at `/handheld`: _Console/Handheld_, in windows of any width.
 *
 * **When:** for a link to the game itself. In narrow windows the home page shows the same console.
 *
 * **Keys** are the console's. **A screen reader** hears a heading with the owner's name first.
 * Without a script the page links to the manual and the résumé.
 */
export default {
  title: 'Site/Handheld',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <HandheldScreen frozenMs={20_000} />, path: '/handheld' },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = { parameters: inAllModes };

/** A laptop's window: the console lies on the manual's table. */
export const Laptop: Story = { globals: at('low') };

/** The longest texts in the smallest window. */
export const GermanNarrow: Story = { ...german.screen, globals: narrow, play: expectNoSidewaysScroll };

export const Printed: Story = onPaper;

// On a phone, where the site's bar is at a whole pixel. Between two pixels, the bar's letters would
// render differently each time the colors change.
const onPhone = { globals: phone, ...withKeyboardFocus('button', 'A, next') };
export const ForcedColors: Story = { ...forcedColors, ...onPhone };
export const MoreContrast: Story = { ...moreContrast, ...onPhone };

/** The manual's table by the light of a lamp and the screen. */
export const AtNight: Story = { ...atNight, globals: at('low') };
export const AtNightOnPhone: Story = { ...atNight, globals: phone };
