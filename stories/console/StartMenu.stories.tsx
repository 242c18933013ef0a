import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { menuTabs } from '../../src/console/engine/ConsoleState.ts';
import { StartMenu, type StartMenuProps } from '../../src/console/menu/StartMenu.tsx';
import { long, sparse, typical } from '../content/fixtures.ts';
import resumeUrl from '../flipbook/recipes/onFolding.pdf?url';
import { arabic, german, polish } from '../messages/translatedSites.ts';
import { EachState, forceStates, onlyContrast } from '../play/states.tsx';
import { at, narrow } from '../windows.ts';
import styles from './onLcd.module.css';
import { replaceProperty } from './replaceProperty.ts';

/**
 * The Start button opens this menu over the page. _Contact Info_ shows the owner's business card.
 * _Colors_ has the shell colors, with switches below them: sound, haptics if the browser can
 * vibrate, and plain type. A color applies at once, and the device stores it.
 *
 * **When:** `Handheld` opens it. Use it alone only in a test or a picture.
 *
 * **The rule: while it is open, it takes all input.** The D-pad and A control it, B and Start
 * close it, the focus stays inside, and the page under it is inert. When it closes, the focus
 * returns to its previous element, or to the Start button if there was none.
 *
 * - Left and right change the tab. Up and down move a cursor. The console previews the color under the
 *   cursor or the mouse. A, Enter and Space select it.
 * - The card has every contact in rows of 44 px or more, a button that copies the email address, and
 *   the résumé as a PDF. If there is no email address and no profile, one line says so.
 *
 * **A screen reader** hears a dialog with tabs, links, a group of colors with one selected, and
 * switches that are on or off.
 */
export default {
  title: 'Console/Start Menu',
  component: StartMenu,
  decorators: [
    (Story, { parameters: { lcd } }) => (
      <div data-lcd-story="" className={styles.lens} data-surface="lens" dir={lcd.dir}>
        <div className={styles.screen} style={{ inlineSize: lcd.widthPx, blockSize: lcd.heightPx }}>
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: { visual: { target: '[data-lcd-story]' }, lcd: { widthPx: 358, heightPx: 440 } },
  args: {
    content: typical,
    resumeUrl,
    tab: 'contact',
    shell: 'grape',
    switches: { sound: false, haptics: false, readable: false },
    takesFocus: false,
    onTabChosen: () => {},
    onShellChosen: () => {},
    onSwitched: () => {},
    onClose: () => {},
  },
  // Changes in the menu update the args, so the menu works and its controls follow.
  render: (args) => {
    const [{ switches = args.switches }, choose] = useArgs<StartMenuProps>();
    return (
      <StartMenu
        {...args}
        onTabChosen={(tab) => choose({ tab })}
        onShellChosen={(shell) => choose({ shell })}
        onSwitched={(name, on) => choose({ switches: { ...switches, [name]: on } })}
      />
    );
  },
} satisfies Meta<typeof StartMenu>;

type Story = StoryObj<typeof StartMenu>;

/** The owner's business card. Everything in it works. */
export const Default: Story = {};

/** The Copy button announces the result once, in place of its label. Its accessible name stays. */
export const CopySucceeded: Story = {
  beforeEach: () => replaceProperty(navigator, 'clipboard', { writeText: async () => {} }),
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy robin@robin.example' });
    await userEvent.click(copy);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(canvas.getAllByText('Copied')).toHaveLength(1);
    await expect(copy).toHaveAccessibleName('Copy robin@robin.example');
  },
};

/** A browser that has no clipboard for the page, or refuses access. */
export const CopyFailed: Story = {
  beforeEach: () => replaceProperty(navigator, 'clipboard', undefined),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy robin@robin.example' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Could not copy');
  },
};

/** The colors with grape chosen, and the three switches off. */
export const Colors: Story = { args: { tab: 'colors' } };

/** Without vibration, as in Firefox and Safari, the haptics switch is missing. */
export const WithoutVibration: Story = {
  args: { tab: 'colors' },
  beforeEach: () => replaceProperty(navigator, 'vibrate', undefined),
  play: async ({ canvas }) => {
    const switches = canvas.getAllByRole('switch').map(({ textContent }) => textContent);
    await expect(switches).toEqual(['Soundoff', 'Plain typeoff']);
  },
};

/** Both tabs at rest, hovered, focused and pressed. */
export const States: Story = {
  globals: at('w1600'),
  parameters: { lcd: { widthPx: 1500, heightPx: 900 }, a11y: onlyContrast },
  beforeEach: forceStates,
  render: (args) => (
    <div style={{ display: 'grid', grid: '440px 440px / auto-flow 358px', gap: 8 }}>
      <EachState>{() => menuTabs.map((tab) => <StartMenu key={tab} {...args} tab={tab} />)}</EachState>
    </div>
  ),
};

export const NoAddress: Story = { args: { content: sparse } };

/** More profiles than fit, and a very long address. */
export const TooLong: Story = {
  args: {
    content: {
      ...long,
      resume: {
        ...long.resume,
        basics: {
          ...long.resume.basics,
          email: `${'w'.repeat(60)}@example.com`,
          profiles: Array.from({ length: 8 }, (_, index) => ({
            network: `A network with a very long name, number ${index + 1}`,
            url: `https://network-${index + 1}.example/`,
          })),
        },
      },
    },
  },
};

export const German: Story = { args: { content: german.content, messages: german.messages.handheld.startMenu } };
export const GermanColors: Story = { args: { ...German.args, tab: 'colors' } };

export const PolishColors: Story = {
  args: { content: polish.content, messages: polish.messages.handheld.startMenu, tab: 'colors' },
};

export const ArabicColors: Story = {
  args: { content: arabic.content, messages: arabic.messages.handheld.startMenu, tab: 'colors' },
  parameters: { lcd: { widthPx: 358, heightPx: 440, dir: 'rtl' } },
};

/** A very small screen, as in a window at 400% zoom. */
export const Tiny: Story = {
  args: { tab: 'colors' },
  parameters: { lcd: { widthPx: 200, heightPx: 300 } },
  globals: narrow,
};
