import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Handheld } from '../../src/index.ts';
import { long } from '../content/fixtures.ts';
import { fakeMedia } from '../flipbook/play/media.ts';
import { phone } from '../windows.ts';
import { atPage, type Story } from './pages/atPage.ts';
import { button, type Canvas, expectPage, field, press, startMenu } from './play.ts';
import { replaceProperty } from './replaceProperty.ts';

export default {
  title: 'Console/Handheld/Behavior/Keys',
  ...atPage('profile'),
};

type Focus = 'nowhere' | 'on a console button' | 'on another button' | 'on a heading outside the console';

/** A claim, the focus, the keys typed on the player profile, and the page that must then be open. */
const presses: readonly (readonly [claim: string, focus: Focus, typed: string, page: string])[] = [
  ['arrows turn the page', 'nowhere', '{ArrowRight}{ArrowRight}{ArrowLeft}', 'Controls'],
  ['letters and Backspace do nothing', 'nowhere', 'xazb{Backspace}', 'Player Profile'],
  ['a press with a modifier does nothing', 'nowhere', withModifiers('{ArrowRight}{Enter}'), 'Player Profile'],
  ['X and A go forward, Z and B go back', 'on a console button', 'xazbx', 'Controls'],
  ['the focused button gets the keys', 'on another button', '{ArrowRight}x{Backspace}{Escape}', 'Player Profile'],
  ['arrows turn the page and letters do nothing', 'on a heading outside the console', '{ArrowRight}x', 'Controls'],
];

function withModifiers(typed: string) {
  return ['Control', 'Alt', 'Meta', 'Shift'].map((modifier) => `{${modifier}>}${typed}{/${modifier}}`).join('');
}

const focusOn = (canvas: Canvas, focus: Focus) => {
  (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).blur();
  if (focus === 'on a console button') button(canvas, 'select').focus();
  if (focus === 'on another button') canvas.getByRole('button', { name: 'Elsewhere' }).focus();
  if (focus === 'on a heading outside the console') canvas.getByRole('heading', { level: 1 }).focus();
};

/** The focused element decides what a key does. */
export const KeysDependOnTheFocus: Story = {
  decorators: [
    (Story) => (
      <>
        <h1 tabIndex={-1}>The console</h1>
        <button type="button">Elsewhere</button>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas, step, mount }) => {
    for (const [claim, focus, typed, page] of presses) {
      await step(`With the focus ${focus}, ${claim}`, async () => {
        await mount(<Handheld {...args} key={`${claim} ${focus}`} />);
        focusOn(canvas, focus);
        await userEvent.keyboard(typed);
        await expectPage(canvas, page);
        await expect(startMenu(canvas)).not.toBeInTheDocument();
      });
    }
  },
};

/** In the company field every key belongs to the field, including Escape and Enter. */
export const AFieldKeepsItsKeys: Story = {
  args: { initialState: { page: 'title', form: 'open', startMenu: 'closed' } },
  play: async ({ canvas }) => {
    const company = field(canvas) ?? document.body;
    await userEvent.click(company);
    await userEvent.keyboard('Abzx{ArrowLeft}{Backspace}{ArrowUp}{Escape}');
    await expect(company).toHaveValue('Abx');
    // The console leaves Enter to the browser, which sends the form.
    await expect(await fireEvent.keyDown(company, { key: 'Enter' })).toBe(true);
    await waitFor(() => expect(startMenu(canvas)).not.toBeInTheDocument());
    await expectPage(canvas, 'Quest to Find a Job');
  },
};

/** With `keysFrom="inside"`, the console listens only while it has the focus. */
export const KeysFromInsideNeedTheFocus: Story = {
  args: { keysFrom: 'inside' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expectPage(canvas, 'Player Profile');
    button(canvas, 'start').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPage(canvas, 'Controls');
  },
};

export const AHiddenConsoleIgnoresKeys: Story = {
  decorators: [
    (Story) => (
      <div hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('heading', { level: 2, hidden: true })).toHaveTextContent('Player Profile');
  },
};

const longPage = { args: { content: long, initialPage: 'levels' }, globals: phone } as const;

/** Up and down scroll the screen by 100 px and never the document, and quick presses all count. */
export const UpAndDownScroll: Story = {
  ...longPage,
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: 2000 }} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const screen = await canvas.findByRole('region', { name: 'Screen' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.scrollTop).toBe(100));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.scrollTop).toBe(400));
    await press(canvas, 'down');
    await waitFor(() => expect(screen.scrollTop).toBe(500));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.scrollTop).toBe(400));
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};

/** With reduced motion, the screen scrolls at once. */
export const ReducedMotionScrollsAtOnce: Story = {
  ...longPage,
  beforeEach: () => void fakeMedia(/reduced-motion/),
  play: async ({ canvas }) => {
    const screen = await canvas.findByRole('region', { name: 'Screen' });
    const scrollTo = fn();
    const restore = replaceProperty(screen, 'scrollTo', scrollTo);
    await userEvent.keyboard('{ArrowDown}');
    restore();
    await expect(scrollTo.mock.calls).toEqual([[{ top: 100, behavior: 'instant' }]]);
  },
};

/** A held button scrolls until it is released. */
export const HeldButtonsRepeat: Story = {
  ...longPage,
  play: async ({ canvas, step }) => {
    const screen = await canvas.findByRole('region', { name: 'Screen' });
    const user = userEvent.setup();
    await step('A key is held down', async () => {
      await user.keyboard('{ArrowDown>}');
      await waitFor(() => expect(screen.scrollTop).toBeGreaterThanOrEqual(300));
      await user.keyboard('{/ArrowDown}');
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
    });
    await step('A new page starts at the top', async () => {
      await press(canvas, 'left');
      await press(canvas, 'right');
      await expect(screen.scrollTop).toBe(0);
    });
    await step('A finger holds the button', async () => {
      await fireEvent.pointerDown(button(canvas, 'down'), { button: 0, pointerId: 1 });
      await waitFor(() => expect(screen.scrollTop).toBeGreaterThanOrEqual(300));
      const heldPx = screen.scrollTop;
      await fireEvent.pointerUp(button(canvas, 'down'), { button: 0, pointerId: 1 });
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
      // After a repeat, releasing is not another press. The last repeat may still be pending.
      await expect(screen.scrollTop - heldPx).toBeLessThan(100);
    });
    await step('The window loses the focus while a key is down', async () => {
      await user.keyboard('{ArrowDown>}');
      await expect(button(canvas, 'down')).toHaveAttribute('data-pressed');
      await fireEvent.blur(window);
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
      // The key came up in another window.
      await fireEvent.keyDown(document.body, { key: 'ArrowDown', code: 'ArrowDown' });
      await expect(button(canvas, 'down')).toHaveAttribute('data-pressed');
      await user.keyboard('{/ArrowDown}');
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
    });
    await step('The window loses the focus while a finger holds the button', async () => {
      await fireEvent.pointerDown(button(canvas, 'down'), { button: 0, pointerId: 1 });
      await fireEvent.blur(window);
      await expect(button(canvas, 'down')).not.toHaveAttribute('data-pressed');
      const scrollTo = fn();
      const restore = replaceProperty(screen, 'scrollTo', scrollTo);
      // At 60 frames per second, the first repeat would come after 24 frames.
      for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
      restore();
      await expect(scrollTo).not.toHaveBeenCalled();
    });
  },
};

/** Holding Enter on a console button presses it once. */
export const HeldEnterIsOnePress: Story = {
  play: async ({ canvas }) => {
    const a = button(canvas, 'A');
    // Browsers turn each unhandled Enter into a click, even while the key repeats.
    const pressEnter = async (repeat: boolean) => {
      if (await fireEvent.keyDown(a, { key: 'Enter', repeat })) await fireEvent.click(a);
    };
    await pressEnter(false);
    for (let repeats = 0; repeats < 20; repeats += 1) await pressEnter(true);
    await expectPage(canvas, 'Controls');
    await pressEnter(false);
    await expectPage(canvas, 'Experience Levels');
  },
};
