import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { arabic, long, typical } from '../content/fixtures.ts';
import { desk, inRoom, phone } from './inRoom.tsx';
import { narrow } from './narrow.ts';

const startMenu = 'closed';

const meta = {
  title: 'Console/Handheld/Features',
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  globals: phone,
  parameters: { layout: 'fullscreen', visit: { company: 'Acme Inc' } },
  // Long after the last word was typed, and while the character has its eyes open.
  args: { content: typical, keysFrom: 'inside', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page 1: how to play. */
export const Instructions: Story = {};

/** Page 2: who is asking. */
export const Title: Story = { args: { initialPage: 'title' } };

/** In the middle of the question. */
export const TitleTyping: Story = { args: { initialPage: 'title', frozenMs: 120 } };

/** The form that A opens. */
export const TitleForm: Story = { args: { initialState: { page: 'title', form: 'open', startMenu } } };

/** Page 3: the letter of a visit that knows its company. */
export const Letter: Story = { args: { initialPage: 'letter' } };

/** Page 4. */
export const Profile: Story = { args: { initialPage: 'profile' } };

/** Page 5. */
export const Controls: Story = { args: { initialPage: 'controls' } };

/** Page 6. */
export const Levels: Story = { args: { initialPage: 'levels' } };

/** Page 7: three things to choose from. */
export const SideQuests: Story = { args: { initialPage: 'side-quests' } };

/** The cursor that up and down move: A chooses what it is on. */
export const SideQuestCursor: Story = {
  args: { initialState: { page: 'side-quests', view: 'menu', cursor: 1, startMenu } },
};

/** One of them. */
export const SideQuestDetail: Story = {
  args: { initialState: { page: 'side-quests', view: 'detail', quest: 2, startMenu } },
};

/** Page 8. */
export const About: Story = { args: { initialPage: 'about' } };

/** Page 9: there is no next one. */
export const LastPage: Story = { args: { initialPage: 'thank-you' } };

/** The Start Menu over a page: how to reach the owner. */
export const MenuContactInfo: Story = { args: { initialState: { page: 'profile', startMenu: 'contact' } } };

/** The Start Menu's other tab, and the colour of this visit. */
export const MenuColors: Story = {
  args: { initialState: { page: 'profile', startMenu: 'colors' } },
  parameters: { visit: { shell: 'kiwi', sound: true } },
};

/** The Start Menu on the device. */
export const MenuAtADesk: Story = { ...MenuColors, globals: desk };

/** Readable text. */
export const Readable: Story = {
  args: { initialPage: 'profile' },
  parameters: { visit: { readable: true, company: 'Acme Inc' } },
};

/** Readable text in the Start Menu. */
export const ReadableMenu: Story = {
  args: { initialState: { page: 'profile', startMenu: 'colors' } },
  parameters: { visit: { readable: true } },
  globals: narrow,
};

/** Other words on its buttons and pages. */
export const OtherWords: Story = {
  args: {
    initialState: { page: 'controls', startMenu: 'colors' },
    words: {
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
};

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** 320 px wide, with a name of 200 characters. */
export const NarrowAndLong: Story = { args: { content: long, initialPage: 'title' }, globals: narrow };

/** Words from right to left. */
export const Arabic: Story = { args: { content: arabic, initialPage: 'letter' } };
