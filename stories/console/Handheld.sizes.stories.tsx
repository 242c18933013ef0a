import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadLaterParts } from '../../src/console/laterParts.ts';
import { Handheld, type Shell } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { desk, inRoom } from './inRoom.tsx';
import { narrow } from './narrow.ts';

const startMenu = 'closed';

/** Whole consoles in windows of every kind. All nine pages on a phone are under _Features_. */
const meta = {
  title: 'Console/Handheld/Sizes',
  component: Handheld,
  decorators: [inRoom],
  loaders: [loadLaterParts],
  parameters: { layout: 'fullscreen', visit: { company: 'Acme Inc' } },
  args: { content: typical, keysFrom: 'inside', frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (value: string) => ({ viewport: { value, isRotated: false } });
const form = { initialState: { page: 'title', form: 'open', startMenu } } as const;
const colors = { initialState: { page: 'profile', startMenu: 'colors' } } as const;

/** The smallest phone: the hero stands behind the words, which begin without scrolling. */
export const SmallPhoneTitle: Story = { args: { initialPage: 1 }, globals: narrow };
export const SmallPhoneForm: Story = { args: form, globals: narrow };
export const SmallPhoneProfile: Story = { args: { initialPage: 3 }, globals: narrow };
export const SmallPhoneThankYou: Story = { args: { initialPage: 8 }, globals: narrow };
export const SmallPhoneMenu: Story = { args: colors, globals: narrow };

/** A phone on its side. */
export const LandscapeTitle: Story = { args: { initialPage: 1 }, globals: at('landscape') };
export const LandscapeForm: Story = { args: form, globals: at('landscape') };
export const LandscapeLevels: Story = { args: { initialPage: 5 }, globals: at('landscape') };
export const LandscapeThankYou: Story = { args: { initialPage: 8 }, globals: at('landscape') };
export const LandscapeMenu: Story = { args: colors, globals: at('landscape') };

/** The smallest phone on its side. */
export const LandscapeSmallTitle: Story = { args: { initialPage: 1 }, globals: at('landscapeSmall') };
export const LandscapeSmallMenu: Story = {
  args: { initialState: { page: 'profile', startMenu: 'contact' } },
  globals: at('landscapeSmall'),
};

/** A desk at 400 % zoom. */
export const Zoom400Instructions: Story = { globals: at('zoom400') };
export const Zoom400Title: Story = { args: { initialPage: 1 }, globals: at('zoom400') };
export const Zoom400Letter: Story = { args: { initialPage: 2 }, globals: at('zoom400') };
export const Zoom400Menu: Story = { args: colors, globals: at('zoom400') };

const onADesk = (shell: Shell, initialPage: number): Story => ({
  args: { initialPage },
  globals: desk,
  parameters: { visit: { company: 'Acme Inc', shell } },
});

/** The whole device, in each of its colours, each on another page. */
export const Teal = onADesk('teal', 1);
export const Berry = onADesk('berry', 2);
export const Purple = onADesk('purple', 3);
export const Dandelion = onADesk('dandelion', 5);
export const Kiwi = onADesk('kiwi', 6);
export const Grape = onADesk('grape', 8);
