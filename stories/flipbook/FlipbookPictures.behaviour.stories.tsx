import { expect, waitFor } from 'storybook/test';
import { behaviour, plays } from './play/behaviour.tsx';
import { frames } from './play/frames.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';

const picture = new URL('./play/picture.svg', import.meta.url).href;

const pages = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => (
  <div key={number}>
    <img loading="lazy" alt={`Field ${number}`} src={`${picture}#${number}`} />
  </div>
));

export default {
  title: 'Flipbook/Flipbook/Behaviour/Pictures',
  tags: ['!autodocs'],
  ...behaviour,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { ...numbers, defaultPage: 0, children: pages },
};

/** The numbers of the pages whose pictures have come. */
const loaded = (root: HTMLElement): number[] =>
  [...root.querySelectorAll('img')].flatMap(({ naturalWidth }, page) => (naturalWidth > 0 ? [page] : []));

/** A picture that is to load lazily is there before its page turns into sight; those further on wait. */
export const BeforeTheirPage = plays(async ({ root, hand }) => {
  await waitFor(() => expect(loaded(root)).toEqual([0, 1, 2, 3]));
  await frames(3);
  await expect(loaded(root)).toEqual([0, 1, 2, 3]);
  hand.click([0.75, 0.5]);
  await land(root);
  await waitFor(() => expect(loaded(root)).toEqual([0, 1, 2, 3, 4, 5]));
});
