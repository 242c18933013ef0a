import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';
import looks from './CoverLetterPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Cover letter/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...looks.args, company: '' },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page 1 is the generic letter, from its salutation to the owner's name. */
export const TheLetterToEverybody: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Cover Letter' }), [
      'Cover Letter',
      'Page 1',
      'Dear hiring team,',
      'people who care how it turns out',
      'Yours sincerely,',
      'Robin Vale',
    ]);
  },
};

const [salutation = '', ...body] = typical.game.letters.generic.slice(0, 3);

/** A letter that needs the page has it: the mascot makes room, and the last line still lies on the page. */
export const ALongLetterTakesTheMascotsPlace: Story = {
  args: {
    content: {
      ...typical,
      game: {
        ...typical.game,
        letters: { ...typical.game.letters, generic: [salutation, ...[1, 2, 3, 4].flatMap(() => body)] },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getAllByText(/people who care how it turns out/).at(-1) ?? canvasElement;
    const { bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(bottom);
    await expect(canvasElement.querySelector('svg')).not.toBeVisible();
  },
};
