import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { consoleParts } from '../../src/console/pages/ConsolePartsContext.ts';
import { Handheld } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { asMedium } from '../flipbook/play/asMedium.ts';
import { inRoom, phone } from './inRoom.tsx';

const meta = {
  title: 'Console/Handheld/Media',
  component: Handheld,
  decorators: [inRoom],
  loaders: [consoleParts.load],
  globals: phone,
  parameters: { layout: 'fullscreen' },
  args: { content: typical, frozenMs: 20_000 },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

const light = { visual: { media: { forcedColors: 'active' } } };
const dark = { visual: { media: { forcedColors: 'active', colorScheme: 'dark' } } };
const form = { page: 'title', form: 'open', startMenu: 'closed' } as const;
const menu = { page: 'profile', startMenu: 'colors' } as const;

/** What the character says, and the form, in the system's light colours. */
export const FormInForcedColors: Story = { args: { initialState: form }, parameters: light };

/** The same in its dark colours. */
export const FormInForcedDarkColors: Story = { args: { initialState: form }, parameters: dark };

/** The Start Menu in the system's light colours. */
export const MenuInForcedColors: Story = { args: { initialState: menu }, parameters: light };

/** The same in its dark colours. */
export const MenuInForcedDarkColors: Story = { args: { initialState: menu }, parameters: dark };

/** Typed words have the system's colour for text on a button: of their own colour, they would be dark on black. */
export const TypedWordsHaveTheSystemsColour: Story = {
  args: { initialState: form },
  tags: ['!autodocs'],
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
