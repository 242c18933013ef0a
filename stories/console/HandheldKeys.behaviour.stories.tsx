import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { desk, inRoom } from './inRoom.tsx';
import { button, type Canvas, field, heading, startMenu } from './play.ts';

const meta = {
  title: 'Console/Handheld/Behaviour/Keys',
  tags: ['!autodocs'],
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  globals: desk,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { content: typical, frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const keys = (text: string) => userEvent.keyboard(text);
/** What a press brings is drawn after the button has answered. */
const expectPage = (canvas: Canvas, name: string) => waitFor(() => expect(heading(canvas)).toHaveTextContent(name));

/** Arrows turn the page, wherever the focus is not. */
export const ArrowsTurnThePage: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus();
    await keys('{ArrowRight}');
    await expectPage(canvas, 'Controls');
    await keys('{ArrowLeft}{ArrowLeft}');
    await expectPage(canvas, 'Cover Letter');
  },
};

/** X and A go on, Z and B go back, in small letters and capitals: but only with the focus in the console. */
export const LettersNeedTheFocus: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas, step }) => {
    await step('With the focus nowhere they do nothing', async () => {
      await keys('xazb');
      await expectPage(canvas, 'Player Profile');
    });
    await step('On one of its buttons they count', async () => {
      button(canvas, 'select').focus();
      await keys('x');
      await expectPage(canvas, 'Controls');
      await keys('a');
      await expectPage(canvas, 'Experience Levels');
      await keys('zb');
      await expectPage(canvas, 'Player Profile');
      await keys('{CapsLock}X{CapsLock}');
      await expectPage(canvas, 'Controls');
    });
  },
};

/** Enter is start, Escape closes the menu and else goes back. */
export const EnterAndEscape: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas }) => {
    await keys('{Enter}');
    await waitFor(() => expect(startMenu(canvas)).toBeVisible());
    await keys('{Escape}');
    await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
    await expectPage(canvas, 'Player Profile');
    await keys('{Escape}');
    await expectPage(canvas, 'Cover Letter');
  },
};

/** Backspace is select with the focus in the console only: elsewhere it is an old key for going back in the browser. */
export const BackspaceIsSelectInside: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas, step }) => {
    await step('With the focus nowhere it does nothing', async () => {
      await expect(document.body).toHaveFocus();
      await keys('{Backspace}');
      await expectPage(canvas, 'Player Profile');
    });
    await step('In the console it goes to the title page', async () => {
      button(canvas, 'start').focus();
      await keys('{Backspace}');
      await expectPage(canvas, 'Quest to Find a Job');
    });
  },
};

/** Shift alone is no button: it pauses a screen reader, and pressed five times it turns on Sticky Keys. */
export const ShiftIsNoButton: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas }) => {
    await keys('{Shift}{Shift}{Shift}{Shift}{Shift}');
    await expectPage(canvas, 'Player Profile');
    button(canvas, 'start').focus();
    await keys('{Shift}');
    await expectPage(canvas, 'Player Profile');
  },
};

/** A press with Ctrl, Alt, Meta or Shift is the browser's. */
export const ModifiersAreTheBrowsers: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas }) => {
    for (const modifier of ['Control', 'Alt', 'Meta', 'Shift']) {
      await keys(`{${modifier}>}{ArrowRight}{Enter}{Backspace}{/${modifier}}`);
    }
    await expectPage(canvas, 'Player Profile');
    await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
  },
};

/** In the company's field every key is the text's, Escape and Enter too. */
export const AFieldKeepsItsKeys: Story = {
  args: { initialState: { page: 'title', form: 'open', startMenu: 'closed' } },
  play: async ({ canvas }) => {
    const company = field(canvas) ?? document.body;
    await userEvent.click(company);
    await keys('Abzx{ArrowLeft}{Backspace}{ArrowUp}{Escape}');
    await expect(company).toHaveValue('Abx');
    // Left to the browser, Enter sends the form.
    await expect(await fireEvent.keyDown(company, { key: 'Enter' })).toBe(true);
    await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
    await expectPage(canvas, 'Quest to Find a Job');
  },
};

/** A link and a button keep their own Enter, and leave the arrows to the console. */
export const LinksAndButtonsKeepEnter: Story = {
  args: { initialState: { page: 'side-quests', view: 'detail', quest: 0, startMenu: 'closed' } },
  play: async ({ canvas, step }) => {
    await step('A link', async () => {
      const link = canvas.getByRole('link', { name: 'Watch the channel' });
      link.addEventListener('click', (event) => event.preventDefault());
      link.focus();
      await keys('{Enter}');
      await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
    });
    await step('A button', async () => {
      button(canvas, 'A').focus();
      await keys('{Enter}');
      await expectPage(canvas, 'About the Developer');
      await keys(' ');
      await expectPage(canvas, 'Thank You');
      await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
    });
    await step('The arrows from there', async () => {
      await keys('{ArrowLeft}');
      await expectPage(canvas, 'About the Developer');
    });
  },
};

/** Enter held on one of the console's buttons is one press, as the keys that stand for the buttons are. */
export const HeldEnterIsOnePress: Story = {
  args: { initialPage: 'profile' },
  play: async ({ canvas }) => {
    const a = button(canvas, 'A');
    // As browsers do: each Enter that nobody takes is a click, also while the key repeats.
    const pressEnter = async (repeat: boolean) => {
      if (await fireEvent.keyDown(a, { key: 'Enter', repeat })) await fireEvent.click(a);
    };
    await pressEnter(false);
    for (const repeat of Array.from({ length: 20 }, () => true)) await pressEnter(repeat);
    await expectPage(canvas, 'Controls');
    await pressEnter(false);
    await expectPage(canvas, 'Experience Levels');
  },
};

/** What has the focus elsewhere on the page has its keys. */
export const ElsewhereKeysAreNotOurs: Story = {
  args: { initialPage: 'profile' },
  decorators: [
    (Story) => (
      <>
        <button type="button">Elsewhere</button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await keys('{ArrowRight}x{Backspace}{Escape}');
    await expectPage(canvas, 'Player Profile');
  },
};

/** A heading that has the focus so that it is read has no use for keys. */
export const AHeadingHasNoUseForKeys: Story = {
  args: { initialPage: 'profile' },
  decorators: [
    (Story) => (
      <>
        <h1 tabIndex={-1}>The console</h1>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    await keys('{ArrowRight}x');
    await expectPage(canvas, 'Controls');
  },
};

/** One of several consoles on a page listens only while it has the focus. */
export const ItCanListenOnlyInside: Story = {
  args: { initialPage: 'profile', keysFrom: 'inside' },
  play: async ({ canvas }) => {
    await keys('{ArrowRight}');
    await expectPage(canvas, 'Player Profile');
    button(canvas, 'start').focus();
    await keys('{ArrowRight}');
    await expectPage(canvas, 'Controls');
  },
};

/** A console that a style sheet hides takes no keys. */
export const AHiddenConsoleIsDeaf: Story = {
  args: { initialPage: 'profile' },
  decorators: [
    (Story) => (
      <div hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await keys('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('heading', { level: 2, hidden: true })).toHaveTextContent('Player Profile');
  },
};

/** The button of a key looks pressed as long as the key is. */
export const KeysPressTheirButtons: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown>}');
    await expect(button(canvas, 'down')).toHaveAttribute('data-pressed');
    await user.keyboard('{/ArrowDown}');
    await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
  },
};
