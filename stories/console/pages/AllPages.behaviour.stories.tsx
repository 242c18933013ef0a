import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bindings } from '../../../src/console/engine/buttons.ts';
import { consoleAt, type PageName } from '../../../src/console/engine/ConsoleState.ts';
import { onPages } from '../../../src/console/engine/commands.ts';
import { firstWords } from '../../../src/console/firstWords.ts';
import { consoleParts } from '../../../src/console/pages/ConsolePartsContext.ts';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { CurrentPage } from '../../../src/console/pages/CurrentPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder, linksOf, saying } from '../../play/reading.ts';
import { onScreen } from '../onLcd.tsx';
import type { Canvas } from '../play.ts';
import { AllPages } from './AllPages.tsx';

const meta = {
  title: 'Console/Pages/All pages/Behaviour',
  component: CurrentPage,
  loaders: [consoleParts.load],
  tags: ['!autodocs', 'behaviour'],
  decorators: onScreen.decorators,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    content: typical,
    state: consoleAt('instructions'),
    onEvent: () => {},
    company: '',
    onCompany: () => {},
    onDraft: () => {},
  },
} satisfies Meta<typeof CurrentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Page = { readonly says: readonly string[]; readonly links?: ReturnType<typeof linksOf> };

/** What is read on each page, in order, from its heading on, and where its links lead. */
const pages: Readonly<Record<PageName, Page>> = {
  instructions: {
    says: [
      ...['Instructions', 'Robin Vale', 'Web developer', 'Press A to continue...'],
      ...['Welcome, hiring hero.', 'No batteries needed.'],
    ],
  },
  title: { says: ["Robin Vale's Quest to Find a Job", 'Which company'] },
  letter: {
    says: [
      'Cover Letter',
      'Dear Acme Inc team,',
      'I would like to do it at Acme Inc, and',
      'Yours sincerely,',
      'Robin Vale',
    ],
  },
  profile: {
    says: [
      ...['Player Profile', 'Name', 'Robin Vale', 'Class', 'Front-end Ranger', 'Playtime', '20+ years'],
      ...['Current Quest', 'Join Acme Inc'],
      ...['Adaptable +4', 'Creativity +5', 'Communication +4', 'Passion for Games & Media +MAX'],
    ],
  },
  controls: {
    says: [
      ...[
        'Controls',
        'Development',
        ...(typical.resume.skills?.[0]?.keywords ?? []),
        'Technical Skills',
        'Soft Skills',
      ],
      ...['Teaching', 'Other Tools', 'Storybook', 'Languages', 'Dutch: Native'],
    ],
  },
  levels: {
    says: [
      ...['Experience Levels', 'Now playing', 'Lead Web Developer', 'Meridian Maps', 'since Mar 2022'],
      ...['Level 1', 'Waiter', '1 yr 3 mo', 'Level 2', 'Typesetter', '1 yr 4 mo'],
      ...['Level 3', 'Web development (Certificate)', '3 mo', 'Level 4', 'Junior Web Developer', '2 yr 2 mo'],
      ...['Level 5', 'Web Developer', '2 yr 9 mo', 'Bonus Stage', 'Lead Web Developer', '3 yr 9 mo'],
    ],
    links: [['Meridian Maps', 'https://meridian.example/']],
  },
  'side-quests': {
    says: [
      ...['Side Quests', 'Slow Loading', 'Streaming channel', 'Hands on the Wheel', 'Car-maker conference'],
      ...['Best of Three', 'Fighting-game tournament'],
    ],
  },
  about: {
    says: [
      ...['About the Developer', 'Our hero learned typesetting from an aunt'],
      'Robin lives by a river with two bicycles',
    ],
  },
  'thank-you': {
    says: [
      ...['Thank You', 'You made it to the end!', 'Press Start to find my address.', 'Write to me'],
      'Contact info is in the Start Menu.',
    ],
    links: [['Write to me', 'mailto:robin@robin.example']],
  },
};

const detail: Page = {
  says: ['Slow Loading', 'Streaming channel', 'On Fridays', 'It is free.', 'Back to the menu'],
  links: [['Watch the channel', 'https://robin.example/slow-loading']],
};

/** Each page is named by its heading and says all it has to say, in order; only what has an address is linked. */
export const EachPageIsRead: Story = {
  render: () => <AllPages content={typical} company="Acme Inc" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, step }) => {
    const rows = Object.entries({ ...pages, form: pages.title, detail });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(rows.length));
    for (const [index, page] of canvas.getAllByRole('article').entries()) {
      const [name, { says, links = [] }] = rows[index] ?? ['', { says: [] }];
      await step(name, async () => {
        await expect(page).toHaveAccessibleName(says[0]);
        await expectInOrder(page, says);
        await expect(linksOf(page).filter(([, target]) => target?.includes(':'))).toEqual(links);
      });
    }
    await expect(canvas.queryByText(/\{|\}|Dear hiring team/)).not.toBeInTheDocument();
    // Where the owner has a story of their own, the résumé's summary keeps out of it.
    await expect(canvas.getByRole('article', { name: 'About the Developer' })).not.toHaveTextContent(/print shop/);
  },
};

/** Each button of the console stands in the line of what it does, beside as many keys as it has. */
export const EveryBindingIsPrinted: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    for (const { button } of bindings) {
      const does = onPages[button];
      const line = lines.find((item) => within(item).queryByText(firstWords.handheld[does])) ?? document.body;
      const keys = bindings.filter((other) => onPages[other.button] === does).flatMap((other) => other.keys);
      await expect(within(line).getAllByRole('img', { name: firstWords.handheld[button] }).length).toBeGreaterThan(0);
      await expect(line.querySelectorAll('kbd')).toHaveLength(keys.length);
    }
    await expect(lines).toHaveLength(new Set(bindings.map(({ button }) => onPages[button])).size);
  },
};

/** With the form open all is said at once: the words need not be waited for. */
export const TheWordsNeedNotBeWaitedFor: Story = {
  args: { state: { page: 'title', form: 'open', startMenu: 'closed' } },
  play: async ({ canvas }) => {
    const dialogue = canvas.getByRole('button', { name: /which company/i });
    await expect(dialogue.querySelector('[data-phase="done"]')).toBeInTheDocument();
  },
};

/** Each stone of the path, and the castle at its end, goes to its level: with the focus on its heading, in sight. */
export const StonesGoToTheirLevels: Story = {
  args: { state: consoleAt('levels') },
  parameters: { lcd: { heightPx: 440 } },
  play: async ({ canvas }) => {
    const path = within(await canvas.findByRole('navigation', { name: 'Levels' }));
    for (const name of ['Level 4', 'Bonus Stage']) {
      const heading = canvas.getByRole('heading', { level: 3, name });
      await userEvent.click(path.getByRole('button', { name }));
      await expect(heading).toHaveFocus();
      const screen = canvas.getByRole('region', { name: 'Screen' }).getBoundingClientRect();
      await waitFor(() => expect(heading.getBoundingClientRect().bottom).toBeLessThan(screen.bottom));
    }
  },
};

/** The quest that the cursor is on is said to be current, and is brought into sight. */
export const TheCursorIsInSight: Story = {
  args: { state: { page: 'side-quests', shows: 'list', cursor: 2, startMenu: 'closed' } },
  parameters: { lcd: { heightPx: 200 } },
  play: async ({ canvas }) => {
    const choices = await canvas.findAllByRole('button');
    await expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    const region = (await canvas.findByRole('region', { name: 'Screen' })).getBoundingClientRect();
    await expect(choices[2]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.bottom);
  },
};

/** The letters before and after the name stand from left to right. */
async function expectInPlace(canvas: Canvas, text: string) {
  const { firstChild, lastChild } = saying(canvas, text);
  const leftOf = (node: ChildNode | null, letter: number) => {
    if (!node) throw new Error(`"${text}" has no words around the name.`);
    const range = document.createRange();
    range.setStart(node, letter);
    range.setEnd(node, letter + 1);
    return range.getBoundingClientRect().left;
  };
  const lefts = [leftOf(firstChild, 0), leftOf(firstChild, 3), leftOf(lastChild, 1), leftOf(lastChild, 5)];
  await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
}

/** Each name, and what is shown of it. */
const names = [
  ['from right to left', 'شركة النور!', 'شركة النور!'],
  ['a mark of direction that has no end', '\u202EAcme', '\u202EAcme'],
  ['one that would end what keeps it apart', '\u2069\u202EAcme', '\u202EAcme'],
] as const;

/** A name from right to left, or with a mark that turns what follows it, leaves the words of the sentence in their order. */
export const ANameTurnsNothing: Story = {
  render: ({ content }) => (
    <>
      {names.map(([claim, company]) => (
        <div key={claim} data-testid={claim}>
          <CoverLetterPage content={content} company={company} />
        </div>
      ))}
    </>
  ),
  // The same page three times.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, step }) => {
    for (const [claim, , shown] of names) {
      await step(claim, () => expectInPlace(within(canvas.getByTestId(claim)), `Dear ${shown} team,`));
    }
  },
};
