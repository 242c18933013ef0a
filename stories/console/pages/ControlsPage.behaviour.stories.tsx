import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { expectInOrder, headingsOf } from '../../play/reading.ts';
import looks from './ControlsPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Console/Pages/Controls/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four groups come in the résumé's order, each above its own skills; the languages come last. */
export const GroupsStandAboveTheirSkills: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('article', { name: 'Controls' });
    const groups = ['Development', 'Technical Skills', 'Soft Skills', 'Other Tools', 'Languages'];
    await expect(headingsOf(page, 3)).toEqual(groups);
    const [first] = canvas.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
    await expect(first?.map((item) => item.textContent)).toEqual(typical.resume.skills?.[0]?.keywords);
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
