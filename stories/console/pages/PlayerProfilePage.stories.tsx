import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerProfilePage } from '../../../src/console/screens/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Player profile',
  component: PlayerProfilePage,
  decorators: [onLcd],
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The company is not known. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { heading: 'Who is this?' } },
  parameters: { visual: { skip: true } },
};
