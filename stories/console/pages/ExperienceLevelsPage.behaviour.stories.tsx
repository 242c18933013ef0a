import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { everySection, typical } from '../../content/fixtures.ts';
import { headingsOf, linksOf } from '../../play/reading.ts';
import { onLcd } from '../onLcd.tsx';
import { type Canvas, expectScrolledTo } from '../play.ts';

const meta = {
  title: 'Console/Pages/Experience levels/Behaviour',
  tags: ['!autodocs'],
  component: ExperienceLevelsPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each level is called, what was done there, and for how long. */
const levelsOf = (canvas: Canvas) =>
  headingsOf(canvas.getByRole('article'), 3).map((name) => {
    const section = canvas.getByRole('heading', { level: 3, name }).closest('section') ?? document.body;
    const [title] = headingsOf(section, 4);
    return [name, title, within(section).queryByText(/^\d+ (yr|mo)/)?.textContent];
  });

/** Levels go from the oldest job to the newest, the bonus stage; each says how long it was. */
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
  },
};

/** An employer with a page of its own is a link to it; the others are words. */
export const EmployersAreLinks: Story = {
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getByRole('article'))).toEqual([['Meridian Maps', 'https://meridian.example/']]);
  },
};

/** A second position at a company does not name it again. */
export const OneCompanyIsNamedOnce: Story = {
  args: { content: everySection },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Tidewater', { selector: 'p' })).toHaveLength(1);
    await expect(canvas.getByText('Same company')).toBeVisible();
  },
};

/** Certificates and awards stand below the levels, with their links, and can be scrolled to. */
export const CertificatesAndAwardsCanBeReached: Story = {
  args: { content: everySection },
  parameters: { lcd: { heightPx: 240 } },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article');
    await expect(headingsOf(page, 3).slice(-2)).toEqual(['Certificates', 'Awards']);
    await expect(linksOf(page)).toContainEqual(['Certified Kubernetes Administrator', 'https://cncf.example/cka']);
    await expectScrolledTo(canvas, canvas.getByText('A year without a page at night.'));
  },
};
