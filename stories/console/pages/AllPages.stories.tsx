import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everyField, japanese, typical } from '../../content/fixtures.ts';
import { arabic, german, polish } from '../../messages/translatedSites.ts';
import { at, largeText } from '../../windows.ts';
import { AllPages, states } from './AllPages.tsx';
import { tooLong } from './tooLong.ts';

/**
 * All pages, the form and a side quest, each on its own screen.
 *
 * **When:** to compare a changed page with the others, and to see every page with any owner's
 * texts: only a name, every section, very long words, other languages, text at 200%.
 *
 * **The rule: nothing overflows.** A screen scrolls vertically and never sideways. A very long word
 * breaks anywhere or gets smaller text.
 *
 * **Keys and screen readers** are those of each page.
 */
export default {
  title: 'Console/Pages/All pages',
  tags: ['!autodocs'],
  component: AllPages,
  globals: at('w1760'),
  // Each screen is a region of the same name; a console has only one.
  parameters: {
    controls: { disable: true },
    visual: { target: '[data-sheet]' },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  args: { content: typical, widthPx: 256, heightPx: 420 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(states.length));
    for (const screen of canvasElement.querySelectorAll('[data-lcd-story]')) {
      const { left, right } = screen.getBoundingClientRect();
      const parts = [...screen.querySelectorAll(':is(h2, h3, h4, p, li, dt, dd, button, input, a, figure, svg)')];
      const overflowingParts = parts.filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < left || box.right > right);
      });
      await expect(overflowingParts.map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
  },
} satisfies Meta<typeof AllPages>;

type Story = StoryObj<typeof AllPages>;

/** A narrow screen. */
export const Default: Story = {};

/** A wide screen. */
export const Wide: Story = { args: { widthPx: 560, heightPx: 470 } };

/** The screen of a phone. */
export const Phone: Story = { args: { widthPx: 358, heightPx: 440 } };

const { resume, game } = typical;
const noWork = {
  ...typical,
  resume: { basics: resume.basics },
  game: { ...game, sideQuests: [], about: [], letters: { generic: [], personal: [] } },
};

/** Only the owner's basics: no work, education, skills, letters, side quests or story. */
export const NoWork: Story = { args: { content: noWork, widthPx: 358, heightPx: 440 } };

/** Very long texts and words, and a company name of 500 characters. */
export const Long: Story = { args: { content: tooLong, company: 'W'.repeat(500) } };

export const LargeText: Story = { ...Long, beforeEach: largeText };

export const Readable: Story = { args: { ...Long.args, readable: true } };

/** All sections of the résumé. The pages' own stories have pictures of them. */
export const EverySection: Story = {
  args: { content: everyField },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** In German, whose words are long. */
export const German: Story = { args: { content: german.content, messages: german.messages.handheld } };

export const Polish: Story = { args: { content: polish.content, messages: polish.messages.handheld } };

export const Arabic: Story = {
  args: { content: arabic.content, messages: arabic.messages.handheld, company: 'Meridian Map', dir: 'rtl' },
};

/** Text without spaces between words. */
export const Japanese: Story = {
  args: { content: japanese },
  parameters: { chromatic: { disableSnapshot: true } },
};
