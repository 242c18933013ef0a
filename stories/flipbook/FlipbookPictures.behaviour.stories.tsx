import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';

const picture = new URL('./play/picture.svg', import.meta.url).href;

const pages = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => (
  <div key={number}>
    <img loading="lazy" alt={`Field ${number}`} src={`${picture}#${number}`} />
  </div>
));

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Pictures',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { 'aria-label': 'Pictures', width: 200, height: 260, flippingTime: 100, children: pages },
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers of the pages whose pictures have come. */
const loaded = (root: HTMLElement): number[] =>
  [...root.querySelectorAll('img')].flatMap(({ naturalWidth }, page) => (naturalWidth > 0 ? [page] : []));

/** A picture that is to load lazily is there before its page turns into sight; those further on wait. */
export const BeforeTheirPage: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    await waitFor(() => expect(loaded(root)).toEqual([0, 1, 2, 3]));
    await frames(3);
    await expect(loaded(root)).toEqual([0, 1, 2, 3]);
    new Hand(root).click([0.75, 0.5]);
    await land(root);
    await waitFor(() => expect(loaded(root)).toEqual([0, 1, 2, 3, 4, 5]));
  },
};
