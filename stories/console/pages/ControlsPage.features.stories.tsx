import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/screens/ControlsPage.tsx';
import { long, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Controls/Features',
  component: ControlsPage,
  decorators: [onLcd],
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The résumé lists no skills. */
export const Sparse: Story = { args: { content: sparse } };

/** Sixty skills. */
export const Long: Story = { args: { content: long } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
