import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoverLetterPage } from '../../../src/booklet/pages/CoverLetterPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';

const meta = {
  title: 'Booklet/Pages/Cover letter/Behaviour',
  tags: ['!autodocs'],
  component: CoverLetterPage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, company: '', number: 1 },
} satisfies Meta<typeof CoverLetterPage>;

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

/** The letter to a company names it in the salutation and where it says what the owner wants. */
export const TheLetterNamesTheCompany: Story = {
  args: { company: 'Acme Inc' },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article'), ['Dear Acme Inc team,', 'do it at Acme Inc, and', 'Robin Vale']);
    await expect(canvas.queryByText('Dear hiring team,')).not.toBeInTheDocument();
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

/** Without a letter the page says so, in one line. */
export const WithoutALetterItSaysSo: Story = {
  args: { content: sparse, company: 'Acme Inc' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The letter is still at the printer.')).toBeVisible();
  },
};
