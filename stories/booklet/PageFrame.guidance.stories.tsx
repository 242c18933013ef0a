import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '../../src/booklet/PageFrame.tsx';
import { DoAndDont } from '../anatomy/DoAndDont.tsx';

/** A spread of two pages at half their size. */
const spread = (left: number, right: number) => (
  <div style={{ display: 'flex', zoom: 0.4 }}>
    <PageFrame heading="Leveling Guide" number={left}>
      <p>The left page of a spread.</p>
    </PageFrame>
    <PageFrame heading="Extra Content" number={right}>
      <p>The right page of a spread.</p>
    </PageFrame>
  </div>
);

/** A page's number says on which side its spine is: on the right of odd pages, on the left of even ones. */
const meta = {
  title: 'Booklet/Page frame/Do and don’t',
  component: DoAndDont,
  parameters: { visual: { target: '[data-pair]' } },
  args: {
    good: { says: 'Count from the first page after the cover: left pages are odd.', shows: spread(3, 4) },
    bad: { says: 'Do not count the cover: the spine’s shade falls on the outer edges.', shows: spread(4, 5) },
  },
} satisfies Meta<typeof DoAndDont>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Left is odd. */
export const Default: Story = {};
