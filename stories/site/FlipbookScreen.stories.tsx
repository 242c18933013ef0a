import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FlipbookScreen } from '../../site/screens/FlipbookScreen.tsx';
import { german } from '../messages/translatedSites.ts';
import { at, desk, narrow, phone } from '../windows.ts';
import { atNight, forcedColors, moreContrast, onPaper, withKeyboardFocus } from './media.ts';
import { OnSite } from './OnSite.tsx';
import { expectNoSidewaysScroll, inAllModes, wholeScreen } from './wholeScreen.ts';

/**
 * The manual's page, at `/flipbook`: _Booklet/Booklet_ on its table, and documents to download.
 *
 * **When:** both answers of the intro lead here, and so does a link to a page of the manual.
 *
 * **Keys** are the flipbook's. **A screen reader** hears a heading, the flipbook, its buttons, and
 * a list of documents with their formats.
 */
export default {
  title: 'Site/Flipbook screen',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <FlipbookScreen />, path: '/flipbook' },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = { parameters: inAllModes };

export const Phone: Story = { globals: phone };

/** The longest texts in the smallest window: all buttons are in two rows, and nothing scrolls. */
export const GermanNarrow: Story = {
  ...german.screen,
  globals: narrow,
  play: async () => {
    await expectNoSidewaysScroll();
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
};

/** In a large window the whole manual is a quarter larger. */
export const Large: Story = { args: { screen: <FlipbookScreen startPage={3} /> }, globals: at('w1760') };

/** In a very wide window the console's box is out of reach of the manual's turning pages. */
export const WithConsoleBox: Story = { globals: at('w1920') };

/** A visitor's style sheet enlarges all text: the manual does not shrink. */
export const LargeText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('article', { name: /Quest to Find a Job/ });
    const widthPx = cover.getBoundingClientRect().width;
    for (const size of ['125%', '200%']) {
      document.documentElement.style.fontSize = size;
      const largerPx = cover.getBoundingClientRect().width;
      document.documentElement.style.fontSize = '';
      await expect(largerPx).toBeGreaterThanOrEqual(widthPx);
    }
  },
};

const onTurn = withKeyboardFocus('button', 'next');

/** On paper the manual shows all its pages, one below the other. */
export const Printed: Story = onPaper;
export const ForcedColors: Story = { ...forcedColors, ...onTurn };
export const MoreContrast: Story = { ...moreContrast, ...onTurn };

/** The lamp is lit. */
export const AtNight: Story = { ...atNight, globals: at('w1600') };
