import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { consoleParts } from '../../../src/console/pages/ConsolePartsContext.ts';
import { typical } from '../../content/fixtures.ts';
import { at } from '../../windows.ts';
import { AllPages, states } from './AllPages.tsx';

const meta = {
  title: 'Console/Pages/All pages/Behaviour/Fold',
  component: AllPages,
  loaders: [consoleParts.load],
  tags: ['!autodocs', 'behaviour'],
  globals: at('w1760'),
  // Each screen is a region of the same name; a console has only one.
  parameters: {
    chromatic: { disableSnapshot: true },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  args: { content: typical, widthPx: 358, heightPx: 440 },
} satisfies Meta<typeof AllPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This much of a line may be out of sight: the empty space below its letters. In pixels. */
const slackPx = 4;

async function screenOf(canvas: ReturnType<typeof within>, name: string) {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(states.length));
  const [page] = canvas.getAllByRole('article', { name });
  const screen = page?.closest('[data-surface="lcd"]');
  if (!page || !screen) throw new Error(`The story has no page "${name}".`);
  await document.fonts.ready;
  return { page, screen };
}

/** The lines of text that a screen cuts, before anyone scrolls. */
function cutLines(screen: Element): readonly string[] {
  const { bottom } = screen.getBoundingClientRect();
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const isCut = (line: DOMRect) => line.top < bottom - slackPx && line.bottom > bottom + slackPx;
    if ([...range.getClientRects()].some(isCut)) cut.push(node.textContent ?? '');
  }
  return cut;
}

const expectNoCutLines: Story['play'] = async ({ canvas }) => {
  for (const name of [
    'Cover Letter',
    'Controls',
    'About the Developer',
    'Side Quests',
    'Player Profile',
    'Thank You',
  ]) {
    const { screen } = await screenOf(canvas, name);
    await expect([name, cutLines(screen)]).toEqual([name, []]);
  }
};

export const APhonesEdgeFallsBetweenLines: Story = { play: expectNoCutLines };

export const ALaptopsEdgeFallsBetweenLines: Story = {
  args: { widthPx: 480, heightPx: 432 },
  play: expectNoCutLines,
};

export const ADesktopsEdgeFallsBetweenLines: Story = {
  args: { widthPx: 560, heightPx: 504 },
  play: expectNoCutLines,
};

export const ALowPhonesEdgeFallsBetweenLines: Story = {
  args: { widthPx: 292, heightPx: 354 },
  play: async ({ canvas }) => {
    for (const name of ['Cover Letter', 'Controls', 'About the Developer', 'Thank You']) {
      const { screen } = await screenOf(canvas, name);
      await expect([name, cutLines(screen)]).toEqual([name, []]);
    }
  },
};

export const APhoneShowsThreeQuestsAndTwoBars: Story = {
  play: async ({ canvas }) => {
    const quests = await screenOf(canvas, 'Side Quests');
    await expect(quests.screen.scrollHeight).toBe(quests.screen.clientHeight);
    const { page, screen } = await screenOf(canvas, 'Player Profile');
    const [, bar] = within(page).getAllByRole('listitem');
    await expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(screen.getBoundingClientRect().bottom);
  },
};
