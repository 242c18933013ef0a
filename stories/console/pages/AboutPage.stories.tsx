import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '../../../src/console/pages/AboutPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/About the developer',
  component: AboutPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { heading: 'The Making Of' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
