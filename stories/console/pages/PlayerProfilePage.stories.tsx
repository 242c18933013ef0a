import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { narrow } from '../../windows.ts';
import { onScreen, states } from './pageStates.ts';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Player profile',
  component: PlayerProfilePage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player, the quest and four bars. */
export const Default: Story = {};

/** 320 px wide. The quest names the company. */
export const Narrow: Story = { args: { company: 'Acme Inc' }, globals: narrow };

/** 320 px wide, with a name of 200 characters, and seven bars. */
export const NarrowLong: Story = { args: { content: tooLong }, globals: narrow };

/** A company whose name has 500 letters and no space. */
export const LongCompany: Story = { args: { company: 'W'.repeat(500) }, globals: narrow };

/** Without skill bars their section is left out. */
export const Sparse: Story = states.sparse;
export const Arabic: Story = states.arabic;
export const Wide: Story = states.wide;
export const Readable: Story = states.readable;
export const LargeText: Story = states.largeText;
