import type { Meta, StoryObj } from '@storybook/react-vite';
import { Intro } from '../../site/screens/Intro.tsx';
import { OnSite } from './OnSite.tsx';
import { desk, wholeScreen } from './wholeScreen.ts';

const viewport = (value: 'w650' | 'w1024' | 'w1600') => ({ viewport: { value, isRotated: false } });

/** Moments of the greeting, standing still: nothing but the words and the mouth moves. */
const meta = {
  title: 'Site/Intro/Motion',
  component: Intro,
  globals: desk,
  parameters: wholeScreen,
  args: { frozenMs: 650 },
  render: (args) => <OnSite screen={<Intro {...args} />} />,
} satisfies Meta<typeof Intro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first letter. */
export const Silence: Story = { args: { frozenMs: 0 } };

/** Some letters in, with the mouth open. */
export const Typing: Story = {};

/** The same in the narrowest window that has it. */
export const TypingJustWide: Story = { globals: viewport('w650') };

/** The same on a small laptop. */
export const TypingOnALaptop: Story = { globals: viewport('w1024') };

/** The same on a large screen. */
export const TypingOnALargeScreen: Story = { globals: viewport('w1600') };

/** The slip is on the page, and has been noticed. */
export const Slip: Story = { args: { frozenMs: 2300 } };

/** Put right, and going on. */
export const Corrected: Story = { args: { frozenMs: 3600 } };
