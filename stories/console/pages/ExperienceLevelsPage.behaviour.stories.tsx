import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everySection } from '../../content/fixtures.ts';
import { headingsOf, linksOf } from '../../play/reading.ts';
import type { Canvas } from '../play.ts';
import looks from './ExperienceLevelsPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Experience levels/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Today's job stands first: role, employer, since when. */
export const TodaysJobStandsFirst: Story = {
  play: async ({ canvas }) => {
    const today = canvas.getByRole('heading', { name: 'Now playing' }).closest('section') ?? document.body;
    await expect(today.innerText.replace(/\s+/g, ' ')).toBe(
      'Now playing Lead Web Developer Meridian Maps since Mar 2022',
    );
  },
};

/** Each stone of the path, and the castle at its end, goes to its level: with the focus on its heading, in sight. */
export const StonesGoToTheirLevels: Story = {
  parameters: { lcd: { heightPx: 440 } },
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Levels' }));
    for (const name of ['Level 4', 'Bonus Stage']) {
      const heading = canvas.getByRole('heading', { level: 3, name });
      await userEvent.click(path.getByRole('button', { name }));
      await expect(heading).toHaveFocus();
      const screen = canvas.getByRole('region', { name: 'Screen' }).getBoundingClientRect();
      await waitFor(() => expect(heading.getBoundingClientRect().bottom).toBeLessThan(screen.bottom));
    }
  },
};

/** What each level is called, what was done there, and for how long. */
const levelsOf = (canvas: Canvas) =>
  headingsOf(canvas.getByRole('article'), 3)
    .slice(1)
    .map((name) => {
      const section = canvas.getByRole('heading', { level: 3, name }).closest('section') ?? document.body;
      const [title] = headingsOf(section, 4);
      return [name, title, within(section).queryByText(/^\d+ (yr|mo)/)?.textContent];
    });

/** Levels go from the oldest job to the newest, the bonus stage; an employer with a page of its own is a link to it. */
export const LevelsRiseToTheNewestJob: Story = {
  play: async ({ canvas }) => {
    await expect(levelsOf(canvas)).toEqual([
      ['Level 1', 'Waiter', '1 yr 3 mo'],
      ['Level 2', 'Typesetter', '1 yr 4 mo'],
      ['Level 3', 'Web development (Certificate)', '3 mo'],
      ['Level 4', 'Junior Web Developer', '2 yr 2 mo'],
      ['Level 5', 'Web Developer', '2 yr 9 mo'],
      ['Bonus Stage', 'Lead Web Developer', '3 yr 9 mo'],
    ]);
    await expect(linksOf(canvas.getByRole('article'))).toEqual([['Meridian Maps', 'https://meridian.example/']]);
  },
};

/** A second position at a company does not name it again. Certificates and awards stand below, with their links. */
export const WhatElseThereIs: Story = {
  args: { content: everySection },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    await expect(canvas.getAllByText('Tidewater', { selector: 'p' })).toHaveLength(1);
    await expect(canvas.getByText('Same company')).toBeVisible();
    await expect(headingsOf(page, 3).slice(-2)).toEqual(['Certificates', 'Awards']);
    await expect(linksOf(page)).toContainEqual(['Certified Kubernetes Administrator', 'https://cncf.example/cka']);
  },
};
