import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickReferencePage } from '../../../src/booklet/pages/QuickReferencePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Quick reference/Pocket',
  tags: ['!autodocs'],
  component: QuickReferencePage,
  args: { content: typical, company: 'Acme Inc', number: 2 },
} satisfies Meta<typeof QuickReferencePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pocket288: Story = inPocket(288);

export const Pocket360: Story = inPocket(360);

export const Pocket414: Story = inPocket(414);

export const Pocket600: Story = inPocket(600);
