import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sparse, tagged } from '../../content/fixtures.ts';
import { expectInOrder, linksOf } from '../../play/reading.ts';
import looks from './BackCoverPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Back cover/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First why to hire the owner, then how, then the small print. */
export const WhyThenHowThenTheSmallPrint: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'A new hero for your party?' }), [
      'A new hero for your party?',
      'One developer, complete with manual.',
      'Hire me by e-mail',
      'The mobile version is at robin.example',
      'Robin Vale',
      'robin@robin.example',
      '@robinvale',
      '© 2025 Robin Vale',
      'Do not expose this booklet to rain',
    ]);
    await expect(canvas.getByRole('img', { name: 'QR code of robin.example' })).toBeVisible();
  },
};

/** Every way to the owner leads where it says. */
export const EveryWayLeadsWhereItSays: Story = {
  args: { content: tagged },
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getByRole('article'))).toEqual([
      ['Hire me by e-mail', 'mailto:robin%26co%2Bcv@robin.example'],
      ['robin.example', 'https://robin.example/'],
      ['robin&co+cv@robin.example', 'mailto:robin%26co%2Bcv@robin.example'],
      ['@robinvale', 'https://github.com/robinvale'],
    ]);
  },
};

/** Without an e-mail address, a profile and a code, the site's address is the one way that is left. */
export const WithoutWaysTheAddressIsLeft: Story = {
  args: { content: sparse, code: undefined },
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getByRole('article'))).toEqual([['robin.example', 'https://robin.example/']]);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
