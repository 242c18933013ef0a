import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { arabic, long, sparse, typical } from '../content/fixtures.ts';
import { forgetful } from '../visit/forgetful.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

const at = (value: string) => ({ viewport: { value, isRotated: false } });

const meta = {
  title: 'Booklet/Text view',
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
  globals: at('w1280'),
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eight pages as one text, as wide as a page. */
export const Default: Story = {};

/** 390 px. */
export const Phone: Story = { globals: at('w390') };

/** 320 px. */
export const SmallPhone: Story = { globals: at('w320') };

/** Fifteen jobs and sixty skills. */
export const Long: Story = { args: { content: long }, globals: at('w390') };

/** A résumé that holds a name and nothing else. */
export const Sparse: Story = { args: { content: sparse }, globals: at('w390') };

export const Arabic: Story = { args: { content: arabic }, globals: at('w390') };

/** A visitor whose letters are twice as large. */
export const LargeLetters: Story = {
  globals: at('w390'),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
};
