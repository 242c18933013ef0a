import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/screens/InstructionsPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Instructions/Features',
  component: InstructionsPage,
  decorators: [onLcd],
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without instructions there is still a button to press. */
export const Sparse: Story = { args: { content: sparse } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
