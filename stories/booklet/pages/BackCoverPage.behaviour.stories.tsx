import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackCoverPage } from '../../../src/booklet/pages/BackCoverPage.tsx';
import { sparse, tagged, typical } from '../../content/fixtures.ts';
import { expectInOrder, linksOf } from '../../play/reading.ts';
import { siteCodeSample } from '../siteCodeSample.ts';

const meta = {
  title: 'Booklet/Pages/Back cover/Behaviour',
  tags: ['!autodocs'],
  component: BackCoverPage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, code: siteCodeSample('https://robin.example/') },
} satisfies Meta<typeof BackCoverPage>;

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

/** The code's name is the address it leads to. */
export const TheCodeIsNamedByItsAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of robin.example' })).toBeVisible();
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
