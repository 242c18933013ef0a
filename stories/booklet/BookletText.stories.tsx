import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { forgetful } from '../visit/forgetful.ts';
import { desk, narrow, phone } from '../windows.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

const meta = {
  title: 'Booklet/Text view',
  tags: ['!autodocs'],
  component: Booklet,
  decorators: [
    (Story) => (
      <VisitProvider memory={forgetful} initial={{ manualView: 'text' }}>
        <Story />
      </VisitProvider>
    ),
    inRoom,
  ],
  // In a frame of its own: the document says that the manual is read as text.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
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
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};
