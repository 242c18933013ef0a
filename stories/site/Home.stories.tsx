import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from '../../site/screens/Home.tsx';
import { arabic, long, sparse } from '../content/fixtures.ts';
import { OnSite } from './OnSite.tsx';
import { desk, phone, wholeScreen } from './wholeScreen.ts';

const meta = {
  title: 'Site/Home',
  component: OnSite,
  args: { screen: <Home /> },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At a desk: the intro. */
export const Default: Story = {};

/** On a phone: the console. */
export const Phone: Story = { globals: phone };

/** At 650 px the intro begins, and the two profiles appear. */
export const JustWide: Story = { globals: { viewport: { value: 'w650', isRotated: false } } };

/** One pixel less. */
export const JustNarrow: Story = { globals: { viewport: { value: 'w649', isRotated: false } } };

/** An owner who has said only a name. */
export const Sparse: Story = { args: { content: sparse } };

/** A name of 200 characters. */
export const LongName: Story = { args: { content: long } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic } };
