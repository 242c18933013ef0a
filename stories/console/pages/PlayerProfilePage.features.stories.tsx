import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerProfilePage } from '../../../src/console/screens/PlayerProfilePage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Player profile/Features',
  component: PlayerProfilePage,
  decorators: [onLcd],
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quest names the company. */
export const Personalised: Story = { args: { company: 'Acme Inc' } };

/** Without skill bars their section is left out. */
export const Sparse: Story = { args: { content: sparse } };

/** A name of 200 characters. */
export const Long: Story = { args: { content: long } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic } };

/** 320 px wide. */
export const Narrow: Story = { args: { company: 'Acme Inc' }, globals: narrow };

/** 320 px wide, with a name of 200 characters. */
export const NarrowLong: Story = { args: { content: long }, globals: narrow };
