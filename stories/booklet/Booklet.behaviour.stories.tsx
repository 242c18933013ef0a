import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Booklet, useVisit, VisitProvider } from '../../src/index.ts';
import { arabic, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { narrow } from './narrow.ts';

const meta = {
  title: 'Booklet/Booklet/Behaviour',
  component: Booklet,
  decorators: [
    (Story) => (
      <VisitProvider>
        <Story />
      </VisitProvider>
    ),
  ],
  parameters: { visual: { skip: true } },
  args: { content: typical },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const titles = [
  "Robin Vale's Quest to Find a Job",
  'Cover Letter',
  'Quick Reference',
  'Leveling Guide',
  'Extra Content',
  'Character Story',
  'Notes',
  'A new hero for your party?',
];

const leaf = (canvas: Canvas, position: number) => within(canvas.getByRole('group', { name: `${position} of 8` }));

/** A book called Manual holds eight pages, each under its title. */
export const EightPagesInOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Manual' })).toHaveAttribute('aria-roledescription', 'book');
    for (const [index, name] of titles.entries()) {
      await expect(leaf(canvas, index + 1).getByRole('heading', { level: 2 })).toHaveTextContent(name);
    }
  },
};

/** The pages between the covers are numbered 1 to 6, and the spine is on the right of the odd ones. */
export const NumbersAndSpines: Story = {
  play: async ({ canvas }) => {
    for (const [index, title] of titles.slice(1, -1).entries()) {
      const page = canvas.getByRole('article', { name: title });
      await expect(within(page).getByText(String(index + 1))).toHaveTextContent(`Page ${index + 1}`);
      await expect(page).toHaveAttribute('data-spine', index % 2 === 0 ? 'right' : 'left');
    }
    for (const position of [1, 8]) {
      await expect(leaf(canvas, position).queryByText('Page')).not.toBeInTheDocument();
    }
  },
};

/** A visit without a company gets the letter to everybody, and a quest for any company. */
export const ALetterToEverybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dear hiring team,')).toBeVisible();
    await expect(canvas.getByText('Join your company!')).toBeVisible();
  },
};

function CompanyArrives() {
  const { setCompany } = useVisit();
  return (
    <button type="button" onClick={() => setCompany('Acme Inc')}>
      Come from Acme
    </button>
  );
}

/** When the visit learns of a company, letter and quest follow. */
export const LetterAndQuestFollowTheCompany: Story = {
  render: (args) => (
    <>
      <CompanyArrives />
      <Booklet {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come from Acme' }));
    await expect(canvas.getByText('Dear Acme Inc team,')).toBeVisible();
    await expect(canvas.getByText('Join Acme Inc')).toBeVisible();
    await expect(canvas.queryByText('Dear hiring team,')).not.toBeInTheDocument();
  },
};

/** The work history is levels 1 to 5 and a bonus stage, each with its length. */
export const LevelsWithTheirLengths: Story = {
  play: async ({ canvas }) => {
    const guide = within(canvas.getByRole('article', { name: 'Leveling Guide' }));
    const levels = guide.getAllByRole('heading', { level: 3 }).map((level) => level.textContent);
    await expect(levels).toEqual(['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Bonus Stage']);
    await expect(guide.getByText('3 yr 9 mo')).toBeVisible();
  },
};

/** The notes page has 13 lines. */
export const ThirteenLines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '13 empty lines to write on' }).childElementCount).toBe(13);
  },
};

/** The back cover says who, where and since when. */
export const TheBackCover: Story = {
  play: async ({ canvas }) => {
    const back = within(canvas.getByRole('article', { name: 'A new hero for your party?' }));
    const mail = 'mailto:robin@robin.example';
    await expect(back.getByRole('link', { name: 'Hire me by e-mail' })).toHaveAttribute('href', mail);
    await expect(back.getByRole('link', { name: 'robin@robin.example' })).toHaveAttribute('href', mail);
    await expect(back.getByRole('link', { name: 'robin.example' })).toHaveAttribute('href', 'https://robin.example/');
    await expect(back.getByRole('link', { name: '@robinvale' })).toBeVisible();
    await expect(back.getByText('© 2025 Robin Vale')).toBeVisible();
  },
};

async function expectNothingSticksOut(canvas: Canvas, canvasElement: HTMLElement) {
  const { documentElement } = canvasElement.ownerDocument;
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  const pages = canvas.getAllByRole('article');
  await expect(pages).toHaveLength(8);
  for (const page of pages) {
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight);
  }
}

/** At 320 px a name of 200 characters and fifteen jobs stay inside every page. */
export const LongWordsStayInside: Story = {
  args: { content: long },
  globals: narrow,
  play: ({ canvas, canvasElement }) => expectNothingSticksOut(canvas, canvasElement),
};

/** At 320 px words from right to left stay inside every page. */
export const ArabicStaysInside: Story = { ...LongWordsStayInside, args: { content: arabic } };

/** At 320 px words without spaces between them stay inside every page. */
export const JapaneseStaysInside: Story = { ...LongWordsStayInside, args: { content: japanese } };

/** At 320 px an e-mail address and a name without a break stay inside every page. */
export const UnbreakableNamesStayInside: Story = {
  ...LongWordsStayInside,
  args: {
    content: {
      ...typical,
      resume: { ...typical.resume, basics: { name: 'W'.repeat(200), email: `${'w'.repeat(60)}@example.com` } },
    },
  },
};

/** A résumé of nothing but a name still has eight pages. */
export const ASparseResumeHasEightPages: Story = { ...LongWordsStayInside, args: { content: sparse } };
