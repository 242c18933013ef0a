import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';
import { inPocket } from '../inPocket.tsx';
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

/** Page 1 is the generic letter, from its head to the owner's name. */
export const TheLetterToEverybody: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Cover Letter' }), [
      'Cover Letter',
      'Page 1',
      'Nov 2025',
      'Dear hiring team,',
      'people who care how it turns out',
      'Yours sincerely,',
      'Robin Vale',
    ]);
  },
};

const [salutation = '', ...body] = typical.game.letters.generic.slice(0, 3);

/** A letter that needs the page has it: all that is drawn makes room, and the last line still lies on the page. */
export const ALongLetterTakesTheDrawingsPlace: Story = {
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
    for (const drawing of canvasElement.querySelectorAll('svg')) await expect(drawing).not.toBeVisible();
  },
};

/** A page that scrolls would show a part of the mascot: it shows none. */
export const WhereALetterScrollsThereIsNoMascot: Story = {
  ...inPocket(288),
  args: {
    content: {
      ...typical,
      game: { ...typical.game, letters: { ...typical.game.letters, generic: [salutation, ...body, ...body, 'Robin'] } },
    },
  },
  play: async ({ canvasElement }) => {
    const [signature, mascot] = canvasElement.querySelectorAll('svg');
    await waitFor(() => expect(mascot).not.toBeVisible());
    await expect(signature).toBeVisible();
  },
};
