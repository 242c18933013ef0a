import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';
import { type Canvas, expectScrolledTo } from '../play.ts';

const meta = {
  title: 'Console/Pages/Player profile/Behaviour',
  tags: ['!autodocs'],
  component: PlayerProfilePage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);

/** Each fact of the card, with what it is a fact of. */
const factsOf = (canvas: Canvas) => {
  const facts = textsOf(canvas.getAllByRole('definition'));
  return textsOf(canvas.getAllByRole('term')).map((term, index) => [term, facts[index]]);
};

/** The card says who plays, as what, for how long, and for whom: any company, while none is known. */
export const TheCardTellsTheFacts: Story = {
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual([
      ['Name', 'Robin Vale'],
      ['Class', 'Front-end Ranger'],
      ['Playtime', '20+ years'],
      ['Current Quest', 'Join your company!'],
    ]);
  },
};

/** The quest is to join the visitor's company. */
export const TheQuestNamesTheCompany: Story = {
  args: { company: 'Acme Inc' },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas).at(-1)).toEqual(['Current Quest', 'Join Acme Inc']);
    await expect(canvas.queryByText(/your company/)).not.toBeInTheDocument();
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

/** On a small screen the last bar can be scrolled to. */
export const TheLastBarCanBeReached: Story = {
  parameters: { lcd: { heightPx: 240 } },
  play: ({ canvas }) => expectScrolledTo(canvas, canvas.getByText('+MAX')),
};
