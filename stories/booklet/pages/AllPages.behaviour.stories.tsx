import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder, linksOf, saying } from '../../play/reading.ts';
import { AllPages } from '../AllPages.tsx';
import { PocketPages } from '../PocketPages.tsx';

const meta = {
  title: 'Booklet/All pages/Behaviour',
  tags: ['!autodocs', 'behaviour'],
  component: AllPages,
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  args: { content: typical },
} satisfies Meta<typeof AllPages>;

export default meta;
type Story = StoryObj<typeof meta>;

type Page = { readonly title: string; readonly says: readonly string[]; readonly links?: ReturnType<typeof linksOf> };

/** The pages in their order, what is read on each, in order, and where their links lead. */
const pages: readonly Page[] = [
  {
    title: "Robin Vale's Quest to Find a Job",
    says: ['Web developer', 'Instruction booklet', 'PRES-RV-EUR', 'Made by hand, tested by people'],
  },
  {
    title: 'Cover Letter',
    says: ['Page 1', 'Nov 2025', 'Dear hiring team,', 'how it turns out', 'Yours sincerely,', 'Robin Vale'],
  },
  {
    title: 'Quick Reference',
    says: [
      ...['Page 2', 'Player Profile', 'NameRobin Vale', 'ClassFront-end Ranger', 'Playtime20+ years'],
      ...['Current QuestJoin your company!', 'Stats', 'Adaptable +4', 'Creativity +5', 'Communication +4'],
      ...['Passion for Games & Media +MAX', 'Lost? The bookmark in your browser works here, too.'],
    ],
  },
  {
    title: 'Leveling Guide',
    says: [
      ...['Page 3', 'Level 1', 'Waiter', '(1 yr 3 mo)', 'Level 2', 'Typesetter', '(1 yr 4 mo)'],
      ...['Level 3', 'Web development', '(3 mo)', 'Level 4', 'Junior Web Developer', '(2 yr 2 mo)'],
      ...['Level 5', 'Web Developer', '(2 yr 9 mo)', 'Bonus Stage', 'Lead Web Developer', '(3 yr 9 mo)'],
    ],
    links: [['Meridian Maps', 'https://meridian.example/']],
  },
  {
    title: 'Extra Content',
    says: [
      ...['Page 4', 'Side Projects', 'Leading', 'Used by three newspapers.', 'Side Quests'],
      ...['Slow Loading · Streaming channel', 'On Fridays I take a slow website apart'],
      ...['Hands on the Wheel · Car-maker conference', 'Best of Three · Fighting-game tournament'],
    ],
    links: [
      ['Leading', 'https://robin.example/leading'],
      ['Watch the channel', 'https://robin.example/slow-loading'],
    ],
  },
  {
    title: 'Character Story',
    says: [
      ...['Page 5', 'Our hero learned typesetting from an aunt', 'Robin lives by a river'],
      ...['Fig. 1', 'Headphones:', 'Smile:', 'Arms:', 'Shoes:'],
    ],
  },
  { title: 'Notes', says: ['Page 6'] },
  {
    title: 'A new hero for your party?',
    says: [
      ...['One developer, complete with manual.', 'Hire me by e-mail', 'The mobile version is at robin.example'],
      ...['Robin Vale', 'robin@robin.example', '@robinvale', '© 2025 Robin Vale'],
      'Do not expose this booklet to rain',
    ],
    links: [
      ['Hire me by e-mail', 'mailto:robin@robin.example'],
      ['robin.example', 'https://robin.example/'],
      ['robin@robin.example', 'mailto:robin@robin.example'],
      ['@robinvale', 'https://github.com/robinvale'],
    ],
  },
];

/** Each page is named by its title and says all it has to say, in order; the spine is on the right of odd pages. */
export const EachPageIsRead: Story = {
  play: async ({ canvas, step }) => {
    const articles = canvas.getAllByRole('article');
    await expect(articles).toHaveLength(pages.length);
    for (const [index, { title, says, links = [] }] of pages.entries()) {
      await step(title, async () => {
        const page = canvas.getByRole('article', { name: title });
        await expect(page).toBe(articles[index]);
        await expectInOrder(page, [title, ...says]);
        await expect(linksOf(page)).toEqual(links);
        const isCover = index === 0 || index === pages.length - 1;
        await expect(page.dataset.spine).toBe(isCover ? undefined : index % 2 === 1 ? 'right' : 'left');
      });
    }
    await expect(canvas.getByRole('img', { name: 'QR code of robin.example' })).toBeVisible();
  },
};

const [salutation = '', ...body] = typical.game.letters.generic.slice(0, 3);
const { about, letters } = typical.game;

/** A story, a letter, that needs the page has it: the drawings go. A quest that would take three lines is set smaller, not cut. */
export const LongWordsHaveThePage: Story = {
  args: {
    company: 'Donaudampfschifffahrtsgesellschaft Mayer, Mayer & Partner',
    content: {
      ...typical,
      game: {
        ...typical.game,
        about: [1, 2, 3, 4, 5].flatMap(() => about),
        letters: { ...letters, personal: [salutation, ...[1, 2, 3, 4].flatMap(() => body)] },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(/Robin lives by a river/)).toHaveLength(5);
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
    const letter = canvas.getByRole('article', { name: 'Cover Letter' });
    const last = canvas.getAllByText(/people who care how it turns out/).at(-1) ?? letter;
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(letter.getBoundingClientRect().bottom);
    for (const drawing of letter.querySelectorAll('svg')) await expect(drawing).not.toBeVisible();
    const quest = saying(canvas, `Join ${args.company}`);
    const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(quest)).toBeLessThan(sizeOf(canvas.getByText('Front-end Ranger')));
    await expect(quest.scrollHeight).toBeLessThanOrEqual(quest.clientHeight);
  },
};

/** A page that scrolls would show a part of the mascot: it shows none. */
export const WhereALetterScrollsThereIsNoMascot: Story = {
  args: {
    content: {
      ...typical,
      game: { ...typical.game, letters: { ...letters, generic: [salutation, ...body, ...body, 'Robin'] } },
    },
  },
  render: (args) => <PocketPages {...args} width={288} />,
  play: async ({ canvas }) => {
    const [signature, mascot] = canvas.getByRole('article', { name: 'Cover Letter' }).querySelectorAll('svg');
    await waitFor(() => expect(mascot).not.toBeVisible());
    await expect(signature).toBeVisible();
  },
};
