import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from '../../site/screens/NotFound.tsx';
import { at, desk, narrow } from '../windows.ts';
import { atNight, forcedColors, withKeyboardFocus } from './media.ts';
import { OnSite } from './OnSite.tsx';
import { wholeScreen } from './wholeScreen.ts';

/**
 * The page for every unknown address: a message, the address, and links to the site's pages.
 *
 * **When:** a host sends `404.html`, or the router knows no such path. `words.json` replaces its
 * texts.
 *
 * **The rule: one file serves all addresses.** The script adds the address, in space that the page
 * reserves for it.
 *
 * **Keys** are the browser's. **A screen reader** hears the heading, what the picture
 * shows, and the links.
 */
export default {
  title: 'Site/Not found',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <NotFound />, path: '/castle/cellar' },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = {};

/** A very small phone and a very long address. */
export const SmallPhone: Story = { args: { path: `/castle/${'cellar'.repeat(40)}` }, globals: narrow };

/** On a phone held sideways, the text stands beside the picture, and everything fits. */
export const LandscapePhone: Story = { globals: at('landscape') };

/** The sheet by lamplight. */
export const AtNight: Story = atNight;

export const ForcedColors: Story = { ...forcedColors, ...withKeyboardFocus('link', 'Back to the start') };
