import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { neighbourPage } from '../../src/console/engine/ConsoleState.ts';
import { pageNames } from '../../src/console/engine/pageNames.ts';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld, type PageName } from '../../src/index.ts';
import { arabic, japanese, long, sparse, typical } from '../content/fixtures.ts';
import { saying } from '../play/reading.ts';
import { inRoom } from './inRoom.tsx';
import { narrow } from './narrow.ts';
import { pageNumber, pagePlace } from './pagePlace.ts';
import { button, type Canvas, field, heading, press } from './play.ts';

const meta = {
  title: 'Console/Handheld/Behaviour',
  tags: ['!autodocs'],
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = (canvas: Canvas) => press(canvas, 'A');
const back = (canvas: Canvas) => press(canvas, 'B');

/** Leaves a page, if there is one after it: the title page's form opens first. */
async function toNextPage(canvas: Canvas, name: PageName) {
  if (name === 'title') await next(canvas);
  if (name !== pageNames.at(-1)) await next(canvas);
}

/** Waits for a page by the number in its corner. Which page is the how-manyth is the specification's. */
const expectPage = (canvas: Canvas, name: PageName | undefined) =>
  waitFor(() => expect(heading(canvas)).toHaveAttribute('data-page-number', name && pageNumber(name)));

/** Next leads through all pages, and back through all of them again. */
export const WalkThroughAllPages: Story = {
  play: async ({ canvas, step }) => {
    for (const legend of ['B', 'left']) await expect(button(canvas, legend)).toHaveAttribute('aria-disabled', 'true');
    for (const name of pageNames) {
      await step(`Forward to ${name}`, async () => {
        await expectPage(canvas, name);
        await expect(canvas.getByRole('status')).toHaveTextContent(pagePlace(name));
      });
      await toNextPage(canvas, name);
    }
    for (const legend of ['A', 'right']) await expect(button(canvas, legend)).toHaveAttribute('aria-disabled', 'true');
    for (const name of pageNames.toReversed()) {
      await step(`Back on ${name}`, () => expectPage(canvas, name));
      if (name !== pageNames[0]) await back(canvas);
    }
  },
};

/** On the title page next opens the company form, and only then turns the page. */
export const NextOpensTheFormFirst: Story = {
  args: { initialPage: 'title' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).not.toBeInTheDocument();
    await next(canvas);
    await expect(field(canvas)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The company form is open.');
    await next(canvas);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
  },
};

/** On the title page back closes an open form, and only then turns the page. */
export const BackClosesTheFormFirst: Story = {
  args: { initialPage: 'title' },
  play: async ({ canvas }) => {
    await next(canvas);
    await back(canvas);
    await expect(field(canvas)).not.toBeInTheDocument();
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Quest to Find a Job'));
    await back(canvas);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Instructions'));
  },
};

/** A click on the dialogue shows the form. */
export const TheDialogueShowsTheForm: Story = {
  args: { initialPage: 'title' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /which company/i }));
    await expect(field(canvas)).toBeVisible();
  },
};

async function send(canvas: Canvas, company: string) {
  await next(canvas);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Company Name' }), company);
  await userEvent.click(canvas.getByRole('button', { name: 'Send it!' }));
}

/** A company that was sent is written to, and its name stays for the quest. */
export const TheNameStaysForLetterAndQuest: Story = {
  args: { initialPage: 'title' },
  play: async ({ canvas }) => {
    await send(canvas, '  Acme <b>Inc</b> ');
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
    await expect(saying(canvas, 'Dear Acme <b>Inc</b> team,')).toBeVisible();
    await next(canvas);
    await expect(saying(canvas, 'Join Acme <b>Inc</b>')).toBeVisible();
  },
};

/** "I'd rather not" moves on and forgets the name. */
export const DecliningForgetsTheName: Story = {
  args: { initialPage: 'title' },
  play: async ({ canvas, step }) => {
    await step('A name is given', () => send(canvas, 'Acme'));
    await step('Back on the form it still stands in the field', async () => {
      await back(canvas);
      await next(canvas);
      await expect(field(canvas)).toHaveValue('Acme');
    });
    await step('The visitor would rather not say after all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: "I'd rather not" }));
      await expect(canvas.getByText('Dear hiring team,')).toBeVisible();
      await next(canvas);
      await expect(canvas.getByText('Join your company!')).toBeVisible();
    });
  },
};

/** A name of nothing but spaces goes on, as no company. */
export const SpacesAreNoName: Story = {
  args: { initialPage: 'title' },
  play: async ({ canvas }) => {
    await send(canvas, '   ');
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Cover Letter'));
    await expect(canvas.getByText('Dear hiring team,')).toBeVisible();
  },
};

/** A side quest opens over its menu, and B leaves it before it leaves the page. */
export const BackLeavesASideQuestFirst: Story = {
  args: { initialPage: 'side-quests' },
  play: async ({ canvas }) => {
    const [quest] = typical.game.sideQuests;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(quest?.title ?? '') }));
    await waitFor(() => expect(heading(canvas)).toHaveTextContent(quest?.title ?? ''));
    await back(canvas);
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Side Quests'));
    await back(canvas);
    await expectPage(canvas, neighbourPage({ page: 'side-quests', view: 'menu' }, -1));
  },
};

/** Up and down move a cursor among the side quests, and A opens what it is on; the right arrow goes on all the same. */
export const TheDPadChoosesASideQuest: Story = {
  args: { initialPage: 'side-quests' },
  play: async ({ canvas, step }) => {
    const [first, second] = typical.game.sideQuests;
    const choice = (quest = first) => canvas.getByRole('button', { name: new RegExp(quest?.title ?? '') });
    await step('Down goes to the first and to the second', async () => {
      await press(canvas, 'down');
      await expect(choice()).toHaveAttribute('aria-current', 'true');
      await press(canvas, 'down');
      await expect(choice(second)).toHaveAttribute('aria-current', 'true');
      await expect(choice()).not.toHaveAttribute('aria-current');
    });
    await step('A opens it, B leaves it, and the cursor is gone', async () => {
      await expect(button(canvas, 'A')).toHaveAccessibleName('A, choose');
      await press(canvas, 'A');
      await waitFor(() => expect(heading(canvas)).toHaveTextContent(second?.title ?? ''));
      await press(canvas, 'B');
      await expect(button(canvas, 'A')).toHaveAccessibleName('A, next');
    });
    await step('Right goes on, whatever the cursor is on', async () => {
      await press(canvas, 'down');
      await press(canvas, 'right');
      await expectPage(canvas, neighbourPage({ page: 'side-quests', view: 'menu' }, 1));
    });
  },
};

/** Select goes to the title page from anywhere, with its form closed. */
export const SelectGoesToTheTitlePage: Story = {
  args: { initialPage: 'thank-you' },
  play: async ({ canvas }) => {
    await press(canvas, 'select');
    await waitFor(() => expect(heading(canvas)).toHaveTextContent('Quest to Find a Job'));
    await press(canvas, 'A');
    await press(canvas, 'select');
    await expect(field(canvas)).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('The company form is closed.');
  },
};

/** A console can be begun in any state. */
export const ItCanBeginAnywhere: Story = {
  args: { initialState: { page: 'title', form: 'open', startMenu: 'closed' }, initialPage: 'levels' },
  play: ({ canvas }) => expect(field(canvas)).toBeVisible(),
};

async function expectNothingSticksOut(canvas: Canvas, canvasElement: HTMLElement) {
  const { documentElement } = canvasElement.ownerDocument;
  for (const name of pageNames) {
    await expect(canvas.getByRole('status')).toHaveTextContent(pagePlace(name));
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    await toNextPage(canvas, name);
  }
}

/** At 320 px a name of 200 characters, fifteen jobs and sixty skills stay inside every page. */
export const LongWordsStayInside: Story = {
  args: { content: long },
  globals: narrow,
  play: ({ canvas, canvasElement }) => expectNothingSticksOut(canvas, canvasElement),
};

/** At 320 px words from right to left stay inside every page. */
export const ArabicStaysInside: Story = { ...LongWordsStayInside, args: { content: arabic } };

/** At 320 px words without spaces between them stay inside every page. */
export const JapaneseStaysInside: Story = { ...LongWordsStayInside, args: { content: japanese } };

/** At 320 px an e-mail address and a company without a break stay inside every page. */
export const UnbreakableNamesStayInside: Story = {
  ...LongWordsStayInside,
  args: {
    content: {
      ...typical,
      resume: { ...typical.resume, basics: { name: 'W'.repeat(200), email: `${'w'.repeat(60)}@example.com` } },
    },
  },
};

/** A résumé of nothing but a name still has all pages. */
export const ASparseResumeHasAllPages: Story = { ...LongWordsStayInside, args: { content: sparse } };
