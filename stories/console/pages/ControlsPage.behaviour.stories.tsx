import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf } from '../../play/reading.ts';
import { onLcd } from '../onLcd.tsx';
import { expectScrolledTo } from '../play.ts';

const meta = {
  title: 'Console/Pages/Controls/Behaviour',
  tags: ['!autodocs'],
  component: ControlsPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four groups come in the résumé's order, each above its own skills; the languages come last. */
export const GroupsStandAboveTheirSkills: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Controls' });
    await expect(headingsOf(page, 3)).toEqual([
      'Development',
      'Technical Skills',
      'Soft Skills',
      'Other Tools',
      'Languages',
    ]);
    const lists = canvas.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );
    await expect(lists.slice(0, 2)).toEqual([
      ['TypeScript', 'React', 'HTML', 'CSS', 'Node.js', 'SQL'],
      ['Accessibility', 'Testing', 'Performance', 'Typography'],
    ]);
    await expectInOrder(page, ['Soft Skills', 'Teaching', 'Other Tools', 'Storybook', 'Languages', 'Dutch: Native']);
  },
};

/** The owner decides what stands here: without skills the languages have the page to themselves. */
export const OnlyWhatTheOwnerHas: Story = {
  args: { content: { ...typical, resume: { ...typical.resume, skills: [] } } },
  play: async ({ canvas }) => {
    await expect(headingsOf(canvas.getByRole('article'), 3)).toEqual(['Languages']);
    await expect(canvas.queryByText(/no special moves/i)).not.toBeInTheDocument();
  },
};

/** A résumé without skills or languages says so in one line. */
export const NothingIsSaidInOneLine: Story = {
  args: { content: sparse },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No special moves are listed here. Ask about them!')).toBeVisible();
    await expect(headingsOf(canvas.getByRole('article'), 3)).toEqual([]);
  },
};

/** On a small screen the last language can be scrolled to. */
export const TheLastLanguageCanBeReached: Story = {
  parameters: { lcd: { heightPx: 240 } },
  play: ({ canvas }) => expectScrolledTo(canvas, canvas.getByText('French')),
};
