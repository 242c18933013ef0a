import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtraContentPage } from '../../../src/booklet/pages/ExtraContentPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Extra content/Pocket',
  tags: ['!autodocs'],
  component: ExtraContentPage,
  args: { content: typical, number: 4 },
} satisfies Meta<typeof ExtraContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pocket288: Story = inPocket(288);

export const Pocket360: Story = inPocket(360);

export const Pocket414: Story = inPocket(414);

export const Pocket600: Story = inPocket(600);
