import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SideQuestsPage } from '../../../src/console/screens/SideQuestsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Side quests/Behaviour',
  component: SideQuestsPage,
  decorators: [onLcd],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, onQuestChosen: fn(), onQuestLeft: fn() },
} satisfies Meta<typeof SideQuestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, second] = typical.game.sideQuests;

/** A choice says which quest it was. */
export const ChoosingSaysWhich: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(second?.title ?? '') }));
    await expect(args.onQuestChosen).toHaveBeenCalledOnce();
    await expect(args.onQuestChosen).toHaveBeenCalledWith(1);
  },
};

/** A detail's back button asks for the menu. */
export const BackAsksForTheMenu: Story = {
  args: { quest: 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the menu' }));
    await expect(args.onQuestLeft).toHaveBeenCalledOnce();
  },
};

/** A quest that is not there shows the menu. */
export const AMissingQuestShowsTheMenu: Story = {
  args: { quest: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Side Quests' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(typical.game.sideQuests.length);
  },
};

/** The one that the cursor is on is said to be current, and is brought into sight. */
export const TheCursorIsInSight: Story = {
  args: { cursor: 2 },
  parameters: { lcd: { heightPx: 200 } },
  play: async ({ canvas }) => {
    const choices = canvas.getAllByRole('button');
    await expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    const region = (await canvas.findByRole('region', { name: 'Screen' })).getBoundingClientRect();
    const last = choices[2]?.getBoundingClientRect() ?? new DOMRect();
    await expect(last.bottom).toBeLessThanOrEqual(region.bottom);
  },
};
