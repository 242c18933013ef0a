import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Booklet, useVisit, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { saying } from '../play/reading.ts';
import { inRoom } from './inRoom.tsx';

const meta = {
  title: 'Booklet/Booklet/Behaviour',
  tags: ['!autodocs'],
  component: Booklet,
  decorators: [
    (Story) => (
      <VisitProvider>
        <Story />
      </VisitProvider>
    ),
  ],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'w1280', isRotated: false } },
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

// Pages out of sight are kept from assistive technology, and are found here all the same.
const page = (canvas: Canvas, name: string) => canvas.getByRole('article', { name, hidden: true });

/** A book called Manual holds eight pages, each under its title. */
export const PagesInOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Manual' })).toHaveAttribute('aria-roledescription', 'book');
    const headings = canvas.getAllByRole('heading', { level: 2, hidden: true });
    await expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  },
};

/** The pages between the covers are numbered 1 to 6, and the spine is on the right of the odd ones. */
export const NumbersAndSpines: Story = {
  play: async ({ canvas }) => {
    for (const [index, title] of titles.slice(1, -1).entries()) {
      await expect(within(page(canvas, title)).getByText(String(index + 1))).toHaveTextContent(`Page ${index + 1}`);
      await expect(page(canvas, title)).toHaveAttribute('data-spine', index % 2 === 0 ? 'right' : 'left');
    }
    for (const title of ["Robin Vale's Quest to Find a Job", 'A new hero for your party?']) {
      await expect(within(page(canvas, title)).queryByText('Page')).not.toBeInTheDocument();
    }
  },
};

/** A visit without a company gets the generic letter, and a quest for any company. */
export const ALetterToEverybody: Story = {
  args: { defaultPage: 1 },
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

/** When the visit learns of a company, letter and quest follow, and the book stays open where it was. */
export const LetterAndQuestFollowTheCompany: Story = {
  args: { defaultPage: 1 },
  render: (args) => (
    <>
      <CompanyArrives />
      <Booklet {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Come from Acme' }));
    await expect(saying(canvas, 'Dear Acme Inc team,')).toBeVisible();
    await expect(saying(canvas, 'Join Acme Inc')).toBeVisible();
    await expect(canvas.queryByText('Dear hiring team,')).not.toBeInTheDocument();
  },
};

/** The work history is levels 1 to 5 and a bonus stage, each with its length. */
export const LevelsWithTheirLengths: Story = {
  args: { defaultPage: 3 },
  play: async ({ canvas }) => {
    const guide = within(page(canvas, 'Leveling Guide'));
    const levels = guide.getAllByRole('heading', { level: 3 }).map((level) => level.textContent);
    await expect(levels).toEqual(['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5', 'Bonus Stage']);
    await expect(guide.getByText('(3 yr 9 mo)')).toBeVisible();
  },
};

/** The notes page has 13 lines. */
export const RuledLines: Story = {
  args: { defaultPage: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '13 empty lines to write on' }).childElementCount).toBe(13);
  },
};

/** The back cover says who, where and since when. */
export const TheBackCover: Story = {
  args: { defaultPage: 7 },
  play: async ({ canvas }) => {
    const back = within(page(canvas, 'A new hero for your party?'));
    const mail = 'mailto:robin@robin.example';
    await expect(back.getByRole('link', { name: 'Hire me by e-mail' })).toHaveAttribute('href', mail);
    await expect(back.getByRole('link', { name: 'robin@robin.example' })).toHaveAttribute('href', mail);
    await expect(back.getByRole('link', { name: 'robin.example' })).toHaveAttribute('href', 'https://robin.example/');
    await expect(back.getByRole('link', { name: '@robinvale' })).toBeVisible();
    await expect(back.getByText('© 2025 Robin Vale')).toBeVisible();
  },
};

const landedOn = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('article', { name })).toBeVisible());

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** next opens the book, previous closes it; at either end the button says so and keeps its focus. */
export const ButtonsTurn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(button(canvas, 'previous')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(canvas, 'next'));
    await landedOn(canvas, 'Quick Reference');
    await waitFor(() => expect(button(canvas, 'previous')).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(button(canvas, 'previous'));
    await waitFor(() => expect(button(canvas, 'previous')).toHaveAttribute('aria-disabled', 'true'));
    await expect(button(canvas, 'previous')).toHaveFocus();
  },
};

/** At the back cover there is no next. */
export const NothingAfterTheBack: Story = {
  args: { defaultPage: 7 },
  play: async ({ canvas }) => {
    await expect(button(canvas, 'next')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(canvas, 'previous')).toHaveAttribute('aria-disabled', 'false');
  },
};

/** Arrow keys turn pages before anything has been clicked. */
export const KeysFromTheStart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    await landedOn(canvas, 'Cover Letter');
    await userEvent.keyboard('{ArrowLeft}');
    await landedOn(canvas, "Robin Vale's Quest to Find a Job");
  },
};

/** Once something below the book was pressed, a button or a document to take away, keys turn pages as they do in the book. */
export const KeysBelowTheBook: Story = {
  args: { children: <a href="#manual">pdf manual</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, 'next'));
    await landedOn(canvas, 'Cover Letter');
    await userEvent.keyboard('{ArrowRight}');
    await landedOn(canvas, 'Leveling Guide');
    await userEvent.keyboard('{Enter}');
    await landedOn(canvas, 'Character Story');
    button(canvas, 'Book').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await landedOn(canvas, 'Leveling Guide');
    canvas.getByRole('link', { name: 'pdf manual' }).focus();
    await userEvent.keyboard('{End}');
    await landedOn(canvas, 'A new hero for your party?');
  },
};

/** With focus on a button that is not the book's, arrow keys are not taken. */
export const KeysElsewhereAreNobodys: Story = {
  render: (args) => (
    <>
      <input aria-label="Elsewhere" />
      <Booklet {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowRight}');
    const book = canvas.getByRole('group', { name: 'Manual' });
    await expect(book).toHaveAttribute('data-state', 'read');
    await expect(canvasElement.ownerDocument.activeElement).toBe(canvas.getByRole('textbox'));
  },
};

/** A page is as wide as a phone, but for the margins of the room; nothing sticks out sideways. */
export const AWholePageOnAPhone: Story = {
  decorators: [inRoom],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { defaultPage: 3 },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    const page = () => canvas.getByRole('article', { name: 'Leveling Guide' }).getBoundingClientRect();
    // The book takes its size when the browser has measured the room for it.
    await waitFor(() => expect(page().width).toBeCloseTo(documentElement.clientWidth - 2 * 16));
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(page().height).toBeGreaterThanOrEqual(320);
  },
};
