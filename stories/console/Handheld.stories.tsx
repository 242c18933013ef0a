import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { arabic, long, typical } from '../content/fixtures.ts';
import { asMedium } from '../flipbook/play/asMedium.ts';
import { at, desk, narrow, phone } from '../windows.ts';
import { inRoom } from './inRoom.tsx';

const startMenu = 'closed';
const form = { initialState: { page: 'title', form: 'open', startMenu } } as const;
const colors = { initialState: { page: 'profile', startMenu: 'colors' } } as const;

/** Whole consoles in windows of every kind. What each page looks like is under _Pages_. */
const meta = {
  title: 'Console/Handheld',
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  globals: desk,
  parameters: { layout: 'fullscreen', visit: { company: 'Acme Inc' } },
  // On a page of the book there are several consoles, and the arrow keys belong to the page.
  // Frozen long after the last word was typed, and while the character has its eyes open.
  args: { content: typical, keysFrom: 'inside', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switched on: the first page, and how many there are. */
export const Default: Story = { parameters: { showsTotal: true } };

/** A wide window lower than 760 px: the controls left and right of a screen of 480 x 432. */
export const LowWindow: Story = {
  args: { initialPage: 'levels' },
  globals: at('low'),
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('[data-position]')?.getBoundingClientRect() ?? new DOMRect();
    await expect([width, height]).toEqual([480, 432]);
  },
};

/** The form that A opens. */
export const TitleForm: Story = { args: form, globals: phone };

/** The cursor that up and down move: A chooses what it is on. */
export const SideQuestCursor: Story = {
  args: { initialState: { page: 'side-quests', shows: 'list', cursor: 1, startMenu } },
  globals: phone,
};

/** The Start Menu over the page that has something in front of its own words: how to reach the owner. */
export const MenuContactInfo: Story = {
  args: { initialState: { page: 'instructions', startMenu: 'contact' } },
  globals: phone,
};

/** The Start Menu on its way up, in the second of three steps. */
export const MenuRising: Story = { ...MenuContactInfo, args: { ...MenuContactInfo.args, frozenMs: 50 } };

/** The Start Menu's other tab, and the colour of this visit, on the device. */
export const MenuAtADesk: Story = { args: colors, parameters: { visit: { shell: 'kiwi', sound: true } } };

/** Plain type. */
export const Readable: Story = {
  args: { initialPage: 'profile' },
  globals: phone,
  parameters: { visit: { readable: true, company: 'Acme Inc' } },
};

/** Other words on its buttons and pages. */
export const OtherWords: Story = {
  args: {
    initialState: { page: 'controls', startMenu: 'colors' },
    messages: {
      back: 'zurück',
      next: 'weiter',
      place: 'Seite {page} von {pages}',
      startMenu: {
        contact: 'Kontakt',
        colors: 'Farben',
        grape: 'Traube',
        options: 'Einstellungen',
        on: 'an',
        off: 'aus',
      },
      pages: { controls: { heading: 'Steuerung' } },
    },
  },
  globals: phone,
};

/** Words from right to left. */
export const Arabic: Story = { args: { content: arabic, initialPage: 'letter' }, globals: phone };

/** The smallest phone, with a name of 200 characters. */
export const NarrowAndLong: Story = { args: { content: long, initialPage: 'title' }, globals: narrow };

/** The smallest phone: the hero stands behind the words, which begin without scrolling. */
export const SmallPhoneTitle: Story = { args: { initialPage: 'title' }, globals: narrow };
export const SmallPhoneForm: Story = { args: form, globals: narrow };
/** The whole hero, and the ways to write beside him; the farewell scrolls. */
export const SmallPhoneThankYou: Story = { args: { initialPage: 'thank-you' }, globals: narrow };
export const SmallPhoneMenu: Story = { args: colors, globals: narrow };

/** A phone on its side. */
export const LandscapeForm: Story = { args: form, globals: at('landscape') };

/** The smallest phone on its side. */
export const LandscapeSmallTitle: Story = { args: { initialPage: 'title' }, globals: at('landscapeSmall') };
export const LandscapeSmallMenu: Story = { ...MenuContactInfo, globals: at('landscapeSmall') };

/** A desk at 400 % zoom. */
export const Zoom400Instructions: Story = { globals: at('zoom400') };

const dark = { visit: { company: '' }, visual: { media: { forcedColors: 'active', colorScheme: 'dark' } } };

/** What the character says, the form and the Start Menu in the system's colours. */
export const FormInForcedDarkColors: Story = { args: form, globals: phone, parameters: dark };
export const MenuInForcedDarkColors: Story = { args: colors, globals: phone, parameters: dark };

/** Typed words have the system's colour for text on a button: of their own colour, they would be dark on black. */
export const TypedWordsHaveTheSystemsColour: Story = {
  args: form,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const probe = document.createElement('i');
    probe.style.color = 'ButtonText';
    canvasElement.append(probe);
    const system = getComputedStyle(probe).color;
    probe.remove();
    const restore = asMedium('(forced-colors: active)');
    try {
      const words = [...canvasElement.querySelectorAll('[data-phase] > *')];
      await expect(words.length).toBeGreaterThan(0);
      for (const word of words) await expect(getComputedStyle(word).color).toBe(system);
    } finally {
      restore();
    }
  },
};
