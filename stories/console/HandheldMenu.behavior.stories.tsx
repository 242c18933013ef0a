import { expect, userEvent, waitFor, within } from 'storybook/test';
import { typical } from '../content/fixtures.ts';
import { atPage, type Story } from './pages/atPage.ts';
import { button, type Canvas, expectPage, heading, press, startMenu, tab } from './play.ts';

export default {
  title: 'Console/Handheld/Behavior/Start Menu',
  ...atPage('profile'),
};

const shell = (canvas: Canvas) => canvas.getByRole('region', { name: typical.game.console.name }).dataset.shell;

/** The D-pad and A control the menu, and pressing them leaves the focus in it. */
export const TheDPadControlsTheMenu: Story = {
  play: async ({ canvas, step }) => {
    await press(canvas, 'start');
    await step('Right goes to the other tab, and wraps around', async () => {
      await press(canvas, 'right');
      await expect(tab(canvas, 'Colors')).toHaveFocus();
      await press(canvas, 'right');
      await expect(tab(canvas, 'Contact Info')).toHaveFocus();
      await press(canvas, 'left');
    });
    await step('Down goes to the colors, previews each and selects none', async () => {
      for (const name of ['Teal', 'Berry', 'Purple']) {
        await press(canvas, 'down');
        await expect(canvas.getByRole('radio', { name })).toHaveFocus();
        await expect(shell(canvas)).toBe(name.toLowerCase());
      }
      await press(canvas, 'left');
      await expect(shell(canvas)).toBe('grape');
      await press(canvas, 'right');
      for (const _ of ['Teal', 'Berry']) await press(canvas, 'down');
      await expect(canvas.getByRole('radio', { name: 'Grape' })).toBeChecked();
    });
    await step('A selects a color', async () => {
      await press(canvas, 'A');
      await expect(shell(canvas)).toBe('berry');
    });
    await step('Down goes on to the switches, and stops at the last one', async () => {
      for (const _ of [...canvas.getAllByRole('radio'), ...canvas.getAllByRole('switch')]) await press(canvas, 'down');
      await expect(shell(canvas)).toBe('berry');
      await expect(canvas.getByRole('switch', { name: 'Plain type' })).toHaveFocus();
      await press(canvas, 'A');
      await expect(document.documentElement).toHaveAttribute('data-readable', 'true');
      await press(canvas, 'A');
      await expect(document.documentElement).not.toHaveAttribute('data-readable');
    });
    await step('B closes only the menu', async () => {
      await press(canvas, 'B');
      await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
      await expectPage(canvas, 'Player Profile');
    });
  },
};

/** Tab stays in the menu in both directions: tab, close button, chosen color and switches. */
export const TabStaysInside: Story = {
  play: async ({ canvas, step }) => {
    await press(canvas, 'start');
    await userEvent.click(tab(canvas, 'Colors'));
    const stops = () => [
      canvas.getByRole('button', { name: 'Close menu' }),
      canvas.getByRole('radio', { name: 'Grape' }),
      ...within(canvas.getByRole('dialog')).getAllByRole('switch'),
      tab(canvas, 'Colors'),
    ];
    await step('Forward', async () => {
      for (const stop of stops()) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    });
    await step('Back', async () => {
      for (const stop of stops().toReversed().slice(1)) {
        await userEvent.tab({ shift: true });
        await expect(stop).toHaveFocus();
      }
      await waitFor(() => expect(startMenu(canvas)).toBeVisible());
    });
  },
};

/** While the menu is open, screen readers find no buttons outside it. Pointers still reach them. */
export const ScreenReadersFindOnlyTheMenu: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'start');
    await press(canvas, 'right');
    await waitFor(() => expect(tab(canvas, 'Colors')).toHaveFocus());
    const menu = within(canvas.getByRole('dialog'));
    for (const role of ['button', 'switch']) {
      await expect(canvas.getAllByRole(role)).toEqual(menu.getAllByRole(role));
    }
    await press(canvas, 'B');
    await waitFor(() => expect(button(canvas, 'start')).toHaveFocus());
    await expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(8);
    await expect(canvas.getByRole('switch', { name: 'Sound' })).toBeVisible();
  },
};

export const AClickBetweenItemsKeepsTheCursor: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'start');
    await press(canvas, 'down');
    await press(canvas, 'down');
    const item = canvas.getByRole('dialog').querySelector('[data-cursor]');
    await userEvent.click(canvas.getByRole('tabpanel'));
    await expect(item).toHaveAttribute('data-cursor');
    await press(canvas, 'up');
    await press(canvas, 'down');
    await expect(item).toHaveFocus();
  },
};

export const ThePageBelowTheMenuIsInert: Story = {
  args: { initialState: { page: 'side-quests', view: 'list', startMenu: 'contact' } },
  play: async ({ canvas }) => {
    const [quest] = typical.game.sideQuests;
    const choice = canvas.getByRole('button', { name: new RegExp(quest?.title ?? '') });
    choice.focus();
    await expect(choice).not.toHaveFocus();
    // The menu takes back the focus, but cannot stop a screen reader's cursor, so the page is inert.
    await expect(choice.closest('[inert]')).toBeInTheDocument();
  },
};

/** The focus returns to the element from which the menu was opened, or else to the start button. */
export const TheFocusReturns: Story = {
  args: { initialState: { page: 'side-quests', view: 'detail', quest: 0, startMenu: 'closed' } },
  play: async ({ canvas, step }) => {
    const start = () => button(canvas, 'start');
    for (const [claim, focus, afterwards] of [
      ['Opened by key without a focus', () => {}, start],
      ['Opened by key from the start button', () => start().focus(), start],
      ['Opened by key from a heading', () => heading(canvas).focus(), () => heading(canvas)],
    ] as const) {
      await step(claim, async () => {
        focus();
        await userEvent.keyboard('{Enter}');
        await expect(tab(canvas, 'Contact Info')).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(afterwards()).toHaveFocus());
      });
    }
    await step('Closed by its own button', async () => {
      await press(canvas, 'start');
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await expect(start()).toHaveFocus();
    });
  },
};

/** A mouse that hovers over a color previews it without selecting it. */
export const AMousePreviewsAColor: Story = {
  args: { initialState: { page: 'profile', startMenu: 'colors' } },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: 'Kiwi' }));
    await expect(shell(canvas)).toBe('kiwi');
    await userEvent.unhover(canvas.getByRole('radio', { name: 'Kiwi' }));
    await expect(shell(canvas)).toBe('grape');
  },
};

export const AMenuThatStartsOpenTakesNoFocus: Story = {
  args: { initialState: { page: 'profile', startMenu: 'colors' } },
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toHaveFocus();
  },
};
