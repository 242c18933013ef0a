import type { Meta, StoryObj } from '@storybook/react-vite';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld, type PageName, type Shell } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { desk, inRoom } from './inRoom.tsx';
import { narrow } from './narrow.ts';

const startMenu = 'closed';

/** Whole consoles in windows of every kind. All pages on a phone are under _Features_. */
const meta = {
  title: 'Console/Handheld/Sizes',
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  parameters: { layout: 'fullscreen', visit: { company: 'Acme Inc' } },
  args: { content: typical, keysFrom: 'inside', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (value: string) => ({ viewport: { value, isRotated: false } });
const form = { initialState: { page: 'title', form: 'open', startMenu } } as const;
const colors = { initialState: { page: 'profile', startMenu: 'colors' } } as const;

/** The smallest phone: the hero stands behind the words, which begin without scrolling. */
export const SmallPhoneTitle: Story = { args: { initialPage: 'title' }, globals: narrow };
export const SmallPhoneForm: Story = { args: form, globals: narrow };
export const SmallPhoneProfile: Story = { args: { initialPage: 'profile' }, globals: narrow };
export const SmallPhoneThankYou: Story = { args: { initialPage: 'thank-you' }, globals: narrow };
export const SmallPhoneMenu: Story = { args: colors, globals: narrow };

/** A phone on its side. */
export const LandscapeTitle: Story = { args: { initialPage: 'title' }, globals: at('landscape') };
export const LandscapeForm: Story = { args: form, globals: at('landscape') };
export const LandscapeLevels: Story = { args: { initialPage: 'levels' }, globals: at('landscape') };
export const LandscapeThankYou: Story = { args: { initialPage: 'thank-you' }, globals: at('landscape') };
export const LandscapeMenu: Story = { args: colors, globals: at('landscape') };

/** The smallest phone on its side. */
export const LandscapeSmallTitle: Story = { args: { initialPage: 'title' }, globals: at('landscapeSmall') };
export const LandscapeSmallMenu: Story = {
  args: { initialState: { page: 'profile', startMenu: 'contact' } },
  globals: at('landscapeSmall'),
};

/** A desk at 400 % zoom. */
export const Zoom400Instructions: Story = { globals: at('zoom400') };
export const Zoom400Title: Story = { args: { initialPage: 'title' }, globals: at('zoom400') };
export const Zoom400Letter: Story = { args: { initialPage: 'letter' }, globals: at('zoom400') };
export const Zoom400Menu: Story = { args: colors, globals: at('zoom400') };

const onADesk = (shell: Shell, initialPage: PageName): Story => ({
  args: { initialPage },
  globals: desk,
  parameters: { visit: { company: 'Acme Inc', shell } },
});

/** The whole device, each on another page and in another colour. */
export const Teal = onADesk('teal', 'title');
export const Berry = onADesk('berry', 'letter');
export const Purple = onADesk('purple', 'profile');
export const Dandelion = onADesk('dandelion', 'levels');
export const Kiwi = onADesk('kiwi', 'side-quests');
export const Grape = onADesk('grape', 'thank-you');
