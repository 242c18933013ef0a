import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import looks from './PlayerProfilePage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Player profile/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);

/** The card says who plays, as what, for how long, and for whom: any company, while none is known. */
export const TheCardTellsTheFacts: Story = {
  play: async ({ canvas }) => {
    const facts = textsOf(canvas.getAllByRole('definition'));
    await expect(textsOf(canvas.getAllByRole('term')).map((term, index) => [term, facts[index]])).toEqual([
      ['Name', 'Robin Vale'],
      ['Class', 'Front-end Ranger'],
      ['Playtime', '20+ years'],
      ['Current Quest', 'Join your company!'],
    ]);
  },
};

/** Four bars, each with its bonus in words and as many full blocks; MAX fills them all. */
export const BarsSayTheirBonusTwice: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('listitem');
    await expect(textsOf(bars)).toEqual([
      'Adaptable +4',
      'Creativity +5',
      'Communication +4',
      'Passion for Games & Media +MAX',
    ]);
    await expect(bars.map((bar) => bar.querySelectorAll('[data-filled]').length)).toEqual([4, 5, 4, 5]);
  },
};
