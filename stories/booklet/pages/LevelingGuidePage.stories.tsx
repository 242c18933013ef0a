import placeholder from 'virtual:placeholder';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 3: work and education as levels 1 to 5 and a bonus stage, shown as stops on a map. The road
 * leads on to the castle on page 4.
 *
 * **When:** the manual always has this page. A short history has large badges, and a long
 * one has smaller text. If that is not enough, the oldest levels show one highlight each, and the
 * page links to the others; print, the pocket edition and the text view show all. A longer history
 * scrolls. The page counts the entries that are not levels.
 *
 * ```json
 * { "work": [{ "name": "Meridian Maps", "position": "Web Developer", "startDate": "2022-03", "highlights": ["…"] }] }
 * ```
 *
 * The console has the same levels: see [Experience
 * levels](?path=/docs/console-pages-experience-levels--docs).
 *
 * **A screen reader** hears a heading for each level, then role, employer, dates and length. The
 * badge is decoration.
 */
export default {
  title: 'Booklet/Pages/Leveling guide',
  component: LevelingGuidePage,
  args: { view: manualTexts(typical, '').levels, language: 'en', number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

type Story = StoryObj<typeof LevelingGuidePage>;

/** Five levels and a bonus stage. */
export const Default: Story = {};

const { work = [], education = [] } = typical.resume;

/** A first job. */
export const OneLevel: Story = {
  args: {
    view: manualTexts({ ...typical, resume: { basics: sparse.resume.basics, work: work.slice(0, 1) } }, '').levels,
  },
};

/** A course and a job, at an employer with a long name. */
export const TwoLevels: Story = {
  args: {
    view: manualTexts(
      {
        ...typical,
        resume: {
          basics: sparse.resume.basics,
          work: work.slice(1, 2).map((job) => ({ ...job, name: 'Donaudampfschifffahrtsgesellschaft Mayer & Partner' })),
          education: education.slice(0, 1),
        },
      },
      '',
    ).levels,
  },
};

/** An Arabic résumé in an English interface: dates and lengths keep the interface's order. */
export const ArabicOwner: Story = { args: { view: manualTexts({ ...typical, resume: arabic.resume }, '').levels } };

/** No level yet: the hero waits on the meadow. */
export const NoLevels: Story = { args: { view: manualTexts(sparse, '').levels } };

/** The repository's own placeholder, with a count of the highlights that have no space. */
export const Dense: Story = { args: { view: manualTexts(placeholder, '').levels } };

/** In print it has all highlights. */
export const DenseOnPaper: Story = { ...Dense, parameters: { visual: { media: { media: 'print' } } } };

/** A longer history scrolls, and an arrow points down until its end. */
export const TooLong: Story = { args: { view: manualTexts(long, '').levels } };

/** In print the page is as long as its content, because paper does not scroll. */
export const TooLongOnPaper: Story = { ...TooLong, parameters: { visual: { media: { media: 'print' } } } };

export const Pocket288: Story = inPocket;
