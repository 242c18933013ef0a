import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';
import { siteCodeSample } from '../siteCodeSample.ts';

const meta = {
  title: 'Booklet/Pages/Back cover/Pocket',
  tags: ['!autodocs'],
  component: BackCoverPage,
  args: { content: typical, code: siteCodeSample(typical.game.site.address) },
} satisfies Meta<typeof BackCoverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pocket288: Story = inPocket(288);

export const Pocket360: Story = inPocket(360);

export const Pocket414: Story = inPocket(414);

export const Pocket600: Story = inPocket(600);
