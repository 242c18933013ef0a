import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handheld } from '../../src/index.ts';
import { arabic, typical } from '../content/fixtures.ts';
import { at, desk, narrow, phone } from '../windows.ts';
import { inBackdrop } from './inBackdrop.tsx';

const startMenu = 'closed';
const form = { initialState: { page: 'title', form: 'open', startMenu } } as const;
const colors = { initialState: { page: 'profile', startMenu: 'colors' } } as const;

/** Whole consoles in windows of every kind. The pages' own stories are under _Pages_. */
export default {
  title: 'Console/Handheld',
  component: Handheld,
  decorators: [inBackdrop],
  globals: desk,
  parameters: { layout: 'fullscreen', visit: { company: 'Acme Inc' } },
  // A docs page has several consoles, so none of them takes the page's keys.
  // Time is frozen long after the last typed word, at a moment when the character's eyes are open.
  args: { content: typical, keysFrom: 'inside', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

type Story = StoryObj<typeof Handheld>;

/** Switched on: the first page, and the number of pages. */
export const Default: Story = { parameters: { showsTotal: true } };

/** In a laptop's window, the controls are left and right of a screen of 640 x 576 px. */
export const LowWindow: Story = { args: { initialPage: 'levels' }, globals: at('low') };

export const TitleForm: Story = { args: form, globals: phone };

/** The cursor that up and down move; A opens the item under it. */
export const SideQuestCursor: Story = {
  args: { initialState: { page: 'side-quests', view: 'list', cursor: 1, startMenu } },
  globals: phone,
};

/** The Start Menu with the owner's contact details, over the page. */
export const MenuContactInfo: Story = {
  args: { initialState: { page: 'instructions', startMenu: 'contact' } },
  globals: phone,
};

/** The Start Menu while it opens, in the second of three steps. */
export const MenuOpening: Story = { ...MenuContactInfo, args: { ...MenuContactInfo.args, frozenMs: 50 } };

/** The Start Menu's color tab, with the color of this visit on the device. */
export const MenuOnDesktop: Story = { args: colors, parameters: { visit: { shell: 'kiwi', sound: true } } };

export const Readable: Story = {
  args: { initialPage: 'profile' },
  globals: phone,
  parameters: { visit: { readable: true, company: 'Acme Inc' } },
};

export const Arabic: Story = { args: { content: arabic, initialPage: 'letter' }, globals: phone };

/** On the smallest phone, the title, the whole hero and the text fit without scrolling. */
export const SmallPhoneTitle: Story = { args: { initialPage: 'title' }, globals: narrow };
export const SmallPhoneForm: Story = { args: form, globals: narrow };
/** On the smallest phone, the gate, the farewell and the contact links fit without scrolling. */
export const SmallPhoneThankYou: Story = { args: { initialPage: 'thank-you' }, globals: narrow };
export const SmallPhoneMenu: Story = { args: colors, globals: narrow };

export const LandscapeForm: Story = { args: form, globals: at('landscape') };

export const LandscapeSmallTitle: Story = { args: { initialPage: 'title' }, globals: at('landscapeSmall') };
export const LandscapeSmallMenu: Story = { ...MenuContactInfo, globals: at('landscapeSmall') };

export const Zoom400Instructions: Story = { globals: at('zoom400') };

const dark = { visit: { company: '' }, visual: { media: { forcedColors: 'active', colorScheme: 'dark' } } };

/** The character's text and the form in forced colors. */
export const FormInForcedDarkColors: Story = { args: form, globals: phone, parameters: dark };
export const MenuInForcedDarkColors: Story = { args: colors, globals: phone, parameters: dark };
