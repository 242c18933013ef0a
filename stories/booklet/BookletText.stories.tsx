import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { desk, largeLetters, narrow, phone } from '../windows.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

const meta = {
  title: 'Booklet/Text view',
  tags: ['!autodocs'],
  component: Booklet,
  decorators: [inRoom],
  // In a frame of its own: the document says that the manual is read as text.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    visit: { manualView: 'text' },
  },
  globals: desk,
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eight pages as one text, as wide as a page. */
export const Default: Story = {};

/** 390 px. */
export const Phone: Story = { globals: phone };

/** 320 px. */
export const SmallPhone: Story = { globals: narrow };

export const Arabic: Story = { args: { content: arabic }, globals: phone };

/** A visitor whose letters are twice as large. */
export const LargeLetters: Story = {
  globals: phone,
  beforeEach: largeLetters,
};
