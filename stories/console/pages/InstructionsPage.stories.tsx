import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/screens/InstructionsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Instructions',
  component: InstructionsPage,
  decorators: [onLcd],
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page of the game. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = { args: { words: { heading: 'Read me' } }, parameters: { visual: { skip: true } } };
