import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaseStudyPage } from '../../site/screens/CaseStudyPage.tsx';
import type { CaseStudyContent, Content } from '../../src/index.ts';
import { townPicture } from '../content/fixtures/caseStudies.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { linksOf } from '../play/reading.ts';
import { desk, narrow } from '../windows.ts';
import { OnSite } from './OnSite.tsx';
import { inAllModes, wholeScreen } from './wholeScreen.ts';

const page: CaseStudyContent = {
  project: 'Slow Loading',
  title: 'Slow Loading, a zine about waiting',
  parts: [
    { kind: 'heading', heading: 'The problem' },
    { kind: 'text', text: [{ paragraph: ['Nobody reads about ', { strong: ['waiting'] }, ' while they wait.'] }] },
    { kind: 'heading', heading: 'The constraint' },
    { kind: 'text', text: [{ list: ['No more than eight pages.', 'Print, fold, done.'], numbered: false }] },
    { kind: 'picture', picture: townPicture },
    { kind: 'heading', heading: 'The outcome' },
    {
      kind: 'text',
      text: [
        { paragraph: ['Four issues, ', { link: ['all online'], url: 'https://robin.example/slow-loading' }, '.'] },
      ],
    },
  ],
};
const source = 'https://git.example/slow-loading';
const content: Content = {
  ...typical,
  resume: {
    ...typical.resume,
    projects: [
      { name: 'Slow Loading', startDate: '2019-03', endDate: '2021-05', roles: ['Writer'], keywords: ['Print', 'CSS'] },
    ],
  },
  caseStudies: [
    { project: 'Slow Loading', page: '/work/slow-loading', source, outcome: 'Read in eleven countries.' },
    { project: 'Leading', page: '/work/leading' },
    { project: 'Without a page', source },
  ],
};
const screenOf = (changes: Partial<CaseStudyContent>) => ({ screen: <CaseStudyPage page={{ ...page, ...changes }} /> });

/**
 * The owner's story of one project: the problem, the obstacles and the result, with pictures.
 *
 * **When:** the file `site/content/work/<name>.md` exists. It becomes `/work/<name>`; the project's
 * entries in console, manual and résumé link to it.
 *
 * ```md
 * # Slow Loading, a zine about waiting
 * ## The problem
 * Nobody reads about **waiting** while they wait.
 * ```
 *
 * **The rule: a picture has alternative text, and space reserved before it loads.** The build
 * rejects a picture without alternative text. A picture that fails to load shows that text in its
 * frame.
 *
 * **Keys:** only the browser's. **A screen reader** reads headings in order, pictures by their
 * alternative text, and at the end links to the source, the résumé and the next project's page.
 */
export default {
  title: 'Site/Case study',
  tags: ['!autodocs'],
  component: OnSite,
  args: { ...screenOf({}), content, path: '/work/slow-loading' },
  globals: desk,
  parameters: { ...wholeScreen },
} satisfies Meta<typeof OnSite>;

type Story = StoryObj<typeof OnSite>;

export const Default: Story = {
  parameters: inAllModes,
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'More' });
    await expect(linksOf(links)).toEqual([
      ['Source code', source],
      ['The résumé', '/resume'],
      ['Next: Leading', '/work/leading'],
    ]);
    await expect(canvas.getByText('Mar 2019')).toHaveAttribute('datetime', '2019-03');
    await expect(canvas.getByText(/Print, CSS/)).toBeVisible();
  },
};

export const SmallPhone: Story = { globals: narrow };

/** A title of one very long word, and a story of many paragraphs. */
export const Long: Story = {
  args: screenOf({
    title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
    parts: Array.from({ length: 8 }, () => page.parts.slice(0, 4)).flat(),
  }),
  globals: narrow,
};

/** A picture that fails to load: its alternative text is in its frame. */
export const MissingPicture: Story = {
  args: screenOf({
    parts: [
      { kind: 'picture', picture: { ...townPicture, small: 'data:,', large: 'data:,' } },
      ...page.parts.slice(0, 2),
    ],
  }),
};

/** Written from right to left, with a title in another script. */
export const Arabic: Story = {
  args: {
    content: arabic,
    ...screenOf({
      parts: [
        { kind: 'heading', heading: 'المشكلة' },
        { kind: 'text', text: 'لا أحد يقرأ عن الانتظار (أو React) وهو ينتظر.' },
        { kind: 'picture', picture: townPicture },
      ],
    }),
  },
};
