import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Cover letter',
  component: CoverLetterPage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter to everybody. */
export const Default: Story = {};

/** The letter to one company, 320 px wide. */
export const Narrow: Story = { args: { company: 'Acme Inc' }, ...states.narrow };

/** A letter that goes on, to a company whose name never ends. */
export const Long: Story = { args: { content: tooLong, company: 'Donaudampfschifffahrtsgesellschaft & Söhn' } };

/** No letter is written yet. */
export const Sparse: Story = states.sparse;
export const Arabic: Story = states.arabic;
export const Wide: Story = states.wide;
export const Readable: Story = states.readable;
