import { expect, within } from 'storybook/test';
import { linksOf } from '../play/reading.ts';
import { atPage, type Story } from './pages/atPage.ts';
import { button, listenTo, positionText, press } from './play.ts';

export default {
  title: 'Console/Handheld/Behavior/Reader',
  ...atPage('profile'),
};

/** A button announces the new page's number and heading once, and keeps the focus. */
export const APageIsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(positionText('profile'));
    const { announcements, stop } = listenTo(canvas);
    await press(canvas, 'A');
    await press(canvas, 'A');
    await press(canvas, 'B');
    stop();
    await expect(announcements).toEqual([
      `${positionText('controls')}: Controls`,
      `${positionText('levels')}: Experience Levels`,
      `${positionText('controls')}: Controls`,
    ]);
    await expect(button(canvas, 'B')).toHaveFocus();
  },
};

/** A press past the last page, and opening and closing the menu, announce nothing. */
export const MenuAndDisabledPressesAnnounceNothing: Story = {
  args: { initialPage: 'thank-you' },
  play: async ({ canvas }) => {
    const { announcements, stop } = listenTo(canvas);
    await press(canvas, 'right');
    await press(canvas, 'start');
    await press(canvas, 'B');
    stop();
    await expect(announcements).toEqual([]);
  },
};

/** The Start Menu is a dialog with links, tabs, a group of colors and switches. */
export const TheMenuIsALabeledDialog: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'start');
    await expect(canvas.getByRole('dialog', { name: 'Start Menu' })).toHaveAttribute('aria-modal', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Contact Info');
    await expect(linksOf(canvas.getByRole('tabpanel'))).toEqual([
      ['robin@robin.example', 'mailto:robin@robin.example'],
      ['LinkedIn', 'https://www.linkedin.com/in/robin-vale'],
      ['GitHub', 'https://github.com/robinvale'],
    ]);
    await press(canvas, 'right');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Colors');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Colors');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Colors');
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Options' })).toBeVisible();
    const menu = within(canvas.getByRole('dialog'));
    await expect(menu.getAllByRole('switch', { checked: false })).toHaveLength(3);
  },
};
