import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home, homeVariants } from '../../site/screens/Home.tsx';
import { at, phone } from '../windows.ts';
import { onPaper } from './media.ts';
import { OnSite } from './OnSite.tsx';
import { inAllModes, wholeScreen } from './wholeScreen.ts';

/**
 * The first screen: the console in windows narrower than 650 px, the intro in wider ones.
 *
 * **When:** at `/` and `/homepage`. _Console/Handheld_ and _Site/Intro_ show the two variants.
 *
 * **The rule: only the visible variant runs a script.** The other stays prerendered HTML until the
 * window changes to its size.
 *
 * **Keys** are those of the variant. **A screen reader** hears one variant, with one heading of the
 * first level: the other is not displayed.
 */
export default {
  title: 'Site/Home',
  tags: ['!autodocs'],
  component: OnSite,
  args: { screen: <Home frozenMs={20_000} /> },
  globals: phone,
  parameters: { ...wholeScreen },
  loaders: [homeVariants.narrow.load],
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = { parameters: inAllModes };

export const WidestNarrowWindow: Story = { globals: at('w649') };

export const Printed: Story = onPaper;
