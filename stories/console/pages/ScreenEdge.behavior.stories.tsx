import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { typical } from '../../content/fixtures.ts';
import { at } from '../../windows.ts';
import { AllPages, states } from './AllPages.tsx';

export default {
  title: 'Console/Pages/All pages/Behavior/Lower edge',
  component: AllPages,
  globals: at('w1760'),
  // Each screen is a region of the same name; a console has only one.
  parameters: {
    chromatic: { disableSnapshot: true },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  args: { content: typical, widthPx: 358, heightPx: 440 },
} satisfies Meta<typeof AllPages>;

type Story = StoryObj<typeof AllPages>;

/** The part of a line that may be cut off, in pixels: the empty space below its characters. */
const slackPx = 4;

async function screenOf(canvas: ReturnType<typeof within>, name: string) {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(states.length));
  const [page] = canvas.getAllByRole('article', { name });
  const screen = page?.closest('[data-surface="lcd"]');
  if (!page || !screen) throw new Error(`The story has no page "${name}".`);
  await document.fonts.ready;
  return { page, screen };
}

/** The texts of lines that the lower edge of an unscrolled screen cuts. */
function cutLines(screen: Element): readonly string[] {
  const { bottom } = screen.getBoundingClientRect();
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isCut = (line: DOMRect) => line.top < bottom - slackPx && line.bottom > bottom + slackPx;
    if ([...range.getClientRects()].some(isCut)) lines.push(node.textContent ?? '');
  }
  return lines;
}

const shortPhonePages = ['Cover Letter', 'Controls', 'About the Developer', 'Thank You'];

const cutsNoLine = (
  widthPx: number,
  heightPx: number,
  names = [...shortPhonePages, 'Side Quests', 'Player Profile'],
): Story => ({
  args: { widthPx, heightPx },
  play: async ({ canvas }) => {
    for (const name of names) {
      const { screen } = await screenOf(canvas, name);
      await expect([name, cutLines(screen)]).toEqual([name, []]);
    }
  },
});

export const APhoneCutsNoLine = cutsNoLine(358, 440);
export const ALaptopCutsNoLine = cutsNoLine(480, 432);
export const ADesktopCutsNoLine = cutsNoLine(560, 504);
export const AShortPhoneCutsNoLine = cutsNoLine(292, 354, shortPhonePages);

export const APhoneShowsThreeQuestsAndTwoBars: Story = {
  play: async ({ canvas }) => {
    const quests = await screenOf(canvas, 'Side Quests');
    await expect(quests.screen.scrollHeight).toBe(quests.screen.clientHeight);
    const { page, screen } = await screenOf(canvas, 'Player Profile');
    const [, bar] = within(page).getAllByRole('listitem');
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(screen.getBoundingClientRect().bottom);
  },
};
