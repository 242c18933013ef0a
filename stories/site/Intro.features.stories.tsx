import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Intro } from '../../site/screens/Intro.tsx';
import { arabic, japanese, long, sparse } from '../content/fixtures.ts';
import { OnSite } from './OnSite.tsx';
import { desk, wholeScreen } from './wholeScreen.ts';

const viewport = (value: 'w650' | 'w1024' | 'w1280' | 'w1600') => ({ viewport: { value, isRotated: false } });

const meta = {
  title: 'Site/Intro/Features',
  component: OnSite,
  args: { screen: <Intro start="form" /> },
  globals: desk,
  parameters: wholeScreen,
} satisfies Meta<typeof OnSite>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The narrowest window that has it. */
export const JustWide: Story = { globals: viewport('w650') };

/** A small laptop. */
export const Laptop: Story = { globals: viewport('w1024') };

/** A large screen. */
export const Large: Story = { globals: viewport('w1600') };

/** Sent with nothing in it: the field says what is missing. */
const withError: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
};

/** The field has been refused. */
export const Refused: Story = { play: withError };

/** The same where there is least room. */
export const RefusedJustWide: Story = { globals: viewport('w650'), play: withError };

/** The same on a small laptop. */
export const RefusedOnALaptop: Story = { globals: viewport('w1024'), play: withError };

/** The same on a large screen. */
export const RefusedOnALargeScreen: Story = { globals: viewport('w1600'), play: withError };

/** A link has named the company. */
export const CompanyKnown: Story = { args: { visit: { company: 'Pixel & Sons', shell: 'teal' } } };

/** An owner who has said only a name: no role, no place, no greeting. */
export const Sparse: Story = { args: { content: sparse } };

/** The same where there is least room. */
export const SparseJustWide: Story = { args: { content: sparse }, globals: viewport('w650') };

export const LongName: Story = { args: { content: long } };

/** The same where there is least room. */
export const LongNameJustWide: Story = { args: { content: long }, globals: viewport('w650') };

export const Arabic: Story = {
  args: { content: arabic },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <OnSite {...args} />
    </div>
  ),
};

/** Written without spaces. */
export const Japanese: Story = { args: { content: japanese }, globals: viewport('w1024') };

/** Plain type instead of the pixel faces. */
export const Readable: Story = { args: { visit: { readable: true } } };

/** The same where there is least room. */
export const ReadableJustWide: Story = { args: { visit: { readable: true } }, globals: viewport('w650') };
