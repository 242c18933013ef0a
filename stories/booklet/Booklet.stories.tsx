import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { inRoom } from './inRoom.tsx';
import { siteCodeSample } from './siteCodeSample.ts';

const meta = {
  title: 'Booklet/Booklet',
  component: Booklet,
  decorators: [
    (Story) => (
      <VisitProvider>
        <Story />
      </VisitProvider>
    ),
    inRoom,
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1600', isRotated: false } },
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, with the cover up. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { name: 'Handbook', notes: { heading: 'Passwords' }, backCover: { hire: 'Add to party' } } },
  parameters: { chromatic: { disableSnapshot: true } },
};
