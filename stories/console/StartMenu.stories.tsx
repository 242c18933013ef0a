import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { StartMenu, type StartMenuProps } from '../../src/console/menu/StartMenu.tsx';
import { long, sparse, typical } from '../content/fixtures.ts';
import { narrow } from '../windows.ts';
import { arabic, german, polish } from '../words/spoken.ts';
import styles from './onLcd.module.css';
import { replaced } from './replaced.ts';

/**
 * Start lays it over the page: the owner's business card under _Contact Info_, and under _Colors_ the colours of the shell, with switches
 * below them: sound, haptics where the browser can vibrate, and readable text. A colour is the console's at once and is remembered on the device.
 *
 * **The rule: while it is open, everything belongs to it.** The D-pad and A work it, B and Start close it, the focus stays inside, and the page
 * under it is out of reach. Closed, it gives the focus back to where it was; opened with the focus nowhere, to the Start button.
 *
 * ```tsx
 * <StartMenu tab={tab} onTabChosen={setTab} content={content} {...{ shell, switches, onShellChosen, onSwitched, onClose }} />
 * ```
 *
 * - It comes up in three steps of whole dots, 120 ms; not under reduced motion, and not where the console begins with it.
 * - Left and right go from tab to tab. Up and down move a cursor that chooses nothing: whoever is on the way to the last switch does not
 *   want to see the console in every colour. A chooses, and so do Enter and Space.
 * - The cursor is a bar that stays where it was when a finger lands on the D-pad, where browsers take the focus away.
 * - The card has portrait, name and role, then rows of 44 px: the e-mail address with a button that copies it and says whether it did,
 *   every profile of the résumé, and the résumé as a PDF. With neither profile nor e-mail address it says so.
 *
 * **A screen reader** hears a dialog, in it tabs, links, a group of colours of which one is chosen, and switches that are on or off.
 */
const meta = {
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
    resumeUrl: '/pdf/resume.pdf',
    tab: 'contact',
    shell: 'grape',
    switches: { sound: false, haptics: false, readable: false },
    takesFocus: false,
    onTabChosen: () => {},
    onShellChosen: () => {},
    onSwitched: () => {},
    onClose: () => {},
  },
  // What is chosen in it becomes an arg: it works, and its controls follow.
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

export default meta;
type Story = StoryObj<typeof meta>;

/** The owner's business card. Try it: everything in it works. */
export const Default: Story = {};

/** Copy puts the address on the clipboard and says so, once, in the place of the word. Its name stays. */
export const Copied: Story = {
  beforeEach: () => replaced(navigator, 'clipboard', { writeText: async () => {} }),
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy robin@robin.example' });
    await userEvent.click(copy);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(canvas.getAllByText('Copied')).toHaveLength(1);
    await expect(copy).toHaveAccessibleName('Copy robin@robin.example');
  },
};

/** A browser that has no clipboard for the page, or refuses it. */
export const NotCopied: Story = {
  beforeEach: () => replaced(navigator, 'clipboard', undefined),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy robin@robin.example' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Not copied');
  },
};

/** The colours, grape chosen, and the three switches, all off. */
export const Colors: Story = { args: { tab: 'colors' } };

/** Where the browser cannot vibrate, as in Firefox and Safari, no switch says that it could. */
export const WithoutVibration: Story = {
  args: { tab: 'colors' },
  beforeEach: () => replaced(navigator, 'vibrate', undefined),
  play: async ({ canvas }) => {
    const switches = canvas.getAllByRole('switch').map(({ textContent }) => textContent);
    await expect(switches).toEqual(['Soundoff', 'Plain typeoff']);
  },
};

/** An owner who has written down no way to be reached. */
export const NoAddress: Story = { args: { content: sparse } };

/** One way only. */
export const OneAddress: Story = {
  args: { content: { ...typical, resume: { basics: { name: 'Robin Vale', email: 'robin@robin.example' } } } },
};

/** More profiles than there is room for, and an address that knows no end. */
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
            network: `A network of a very long name, number ${index + 1}`,
            url: `https://network-${index + 1}.example/`,
          })),
        },
      },
    },
  },
};

/** In German: contact, then the colours. */
export const German: Story = { args: { content: german.content, messages: german.words.handheld.startMenu } };
export const GermanColors: Story = { args: { ...German.args, tab: 'colors' } };

/** In Polish. */
export const Polish: Story = { args: { content: polish.content, messages: polish.words.handheld.startMenu } };
export const PolishColors: Story = { args: { ...Polish.args, tab: 'colors' } };

/** From right to left, the colours. */
export const ArabicColors: Story = {
  args: { content: arabic.content, messages: arabic.words.handheld.startMenu, tab: 'colors' },
  parameters: { lcd: { widthPx: 358, heightPx: 440, dir: 'rtl' } },
};

/** A quarter of it, as when a phone's text is four times as large. */
export const Tiny: Story = {
  args: { tab: 'colors' },
  parameters: { lcd: { widthPx: 200, heightPx: 300 } },
  globals: narrow,
};
