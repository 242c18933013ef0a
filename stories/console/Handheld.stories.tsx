import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageNames } from '../../src/console/engine/pageNames.ts';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { desk, inRoom } from './inRoom.tsx';

const meta = {
  title: 'Console/Handheld',
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  parameters: { layout: 'fullscreen' },
  // On a page of the book there are several consoles, and the arrow keys belong to the page.
  args: { content: typical, keysFrom: 'inside' },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switched on: the first page, and how many there are. */
export const Default: Story = { globals: desk, parameters: { showsTotal: true } };

/** Start anywhere. */
export const Playground: Story = {
  args: { initialPage: 'profile' },
  argTypes: { initialPage: { control: 'select', options: pageNames } },
  parameters: { chromatic: { disableSnapshot: true } },
};
