import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { arabic, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { narrow } from './narrow.ts';

const meta = {
  title: 'Booklet/Booklet/Features',
  component: Booklet,
  decorators: [
    (Story, { parameters }) => (
      <VisitProvider initial={{ company: parameters.company ?? '' }}>
        <Story />
      </VisitProvider>
    ),
  ],
  args: { content: typical },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visit knows a company: letter and quest name it. */
export const Personalised: Story = { parameters: { company: 'Acme Inc' } };

/** A résumé that holds a name and nothing else still fills eight pages. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs and a name of 200 characters. */
export const Long: Story = { args: { content: long } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic } };

/** Written without spaces between words. */
export const Japanese: Story = { args: { content: japanese } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
