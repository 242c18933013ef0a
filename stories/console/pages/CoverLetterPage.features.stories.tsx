import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/screens/CoverLetterPage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Cover letter/Features',
  component: CoverLetterPage,
  decorators: [onLcd],
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter to one company. */
export const Personalised: Story = { args: { company: 'Acme Inc' } };

/** No letter is written yet. */
export const Sparse: Story = { args: { content: sparse } };

/** Signed with a name of 200 characters, to a company whose name never ends. */
export const Long: Story = { args: { content: long, company: 'Donaudampfschifffahrtsgesellschaft & Söhn' } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic } };

/** 320 px wide. */
export const Narrow: Story = { args: { company: 'Acme Inc' }, globals: narrow };
