import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { consoleAt, pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { consoleParts } from '../../../src/console/pages/ConsolePartsContext.ts';
import { CurrentPage } from '../../../src/console/pages/CurrentPage.tsx';
import { arabic, everySection, japanese, sparse } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/All pages/Behaviour',
  component: CurrentPage,
  decorators: [onLcd],
  loaders: [consoleParts.load],
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, lcd: { widthPx: 256 } },
  args: {
    content: tooLong,
    state: consoleAt(pageNames[0]),
    onEvent: fn(),
    company: 'W'.repeat(500),
    onCompany: fn(),
    onDraft: fn(),
  },
  render: (args) => (
    <>
      {pageNames.map((name) => (
        <CurrentPage key={name} {...args} state={consoleAt(name)} />
      ))}
      <CurrentPage {...args} state={{ page: 'title', form: 'open', startMenu: 'closed' }} />
      <CurrentPage {...args} state={{ page: 'side-quests', shows: 'detail', quest: 0, startMenu: 'closed' }} />
    </>
  ),
} satisfies Meta<typeof CurrentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing sticks out of the least of screens, however long the words are. */
export const NothingSticksOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    // All but the first two come a moment later.
    const pages = await waitFor(() => {
      const found = canvas.getAllByRole('article');
      expect(found).toHaveLength(pageNames.length + 2);
      return found;
    });
    const screen = canvasElement.querySelector('[data-lcd-story]')?.getBoundingClientRect() ?? new DOMRect();
    for (const page of pages) {
      for (const element of page.querySelectorAll(':is(h2, h3, h4, p, li, dt, dd, button, input, a, figure, svg)')) {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) continue;
        await expect(left, element.outerHTML).toBeGreaterThanOrEqual(screen.left);
        await expect(right, element.outerHTML).toBeLessThanOrEqual(screen.right);
      }
    }
  },
};

/** Nor with text twice as large. */
export const NorWithLargeText: Story = {
  ...NothingSticksOut,
  parameters: { lcd: { widthPx: 256, textPercent: 200 } },
};

/** Nor with every section of a résumé below the pages. */
export const NorWithEverySection: Story = { ...NothingSticksOut, args: { content: everySection } };

/** Nor with readable text. */
export const NorWithReadableText: Story = {
  ...NothingSticksOut,
  parameters: { lcd: { widthPx: 256, readable: true } },
};

/** Nor from right to left. */
export const NorFromRightToLeft: Story = {
  ...NothingSticksOut,
  args: { content: arabic },
  parameters: { lcd: { widthPx: 256, dir: 'rtl' } },
};

/** Nor without spaces between words. */
export const NorWithoutSpaces: Story = { ...NothingSticksOut, args: { content: japanese } };

/** A résumé of nothing but a name has all pages, too: only a side quest is not there to be opened. */
export const NorWithNothingButAName: Story = { ...NothingSticksOut, args: { content: sparse } };
