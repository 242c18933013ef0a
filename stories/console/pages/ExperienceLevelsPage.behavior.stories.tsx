import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textSections } from '../../content/fixtures/textSections.ts';
import meta from './ExperienceLevelsPage.stories.tsx';

export default {
  ...meta,
  title: 'Console/Pages/Experience levels/Behavior',
  parameters: { ...meta.parameters, chromatic: { disableSnapshot: true }, lcd: { heightPx: 440 } },
} satisfies Meta<typeof meta.component>;

type Story = StoryObj<typeof meta.component>;

/** The screen, the hero, and a function that returns the horizontal middle of an element. */
function pathIn(canvasElement: HTMLElement) {
  const screen = canvasElement.querySelector<HTMLElement>('[data-surface="lcd"]');
  const hero = canvasElement.querySelector<HTMLElement>('nav [aria-hidden]:has(> svg + svg)');
  if (!screen || !hero) throw new Error('The screen has no hero.');
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  return { screen, hero, middleOf };
}

/** The path stays at the top of the screen, and the hero walks with the scrolling page to the castle. */
export const TheHeroWalksWithTheReader: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { screen, hero, middleOf } = pathIn(canvasElement);
    const firstStone = canvas.getByRole('button', { name: 'Level 1' });
    await waitFor(() => expect(middleOf(hero)).toBeCloseTo(middleOf(firstStone), -1));
    const startX = middleOf(hero);
    screen.scrollTop = 900;
    await waitFor(() => expect(hero).toHaveAttribute('data-walking'));
    await waitFor(() => expect(middleOf(hero)).toBeGreaterThan(startX + 20));
    const path = canvas.getByRole('navigation', { name: 'Levels' });
    await expect(path.getBoundingClientRect().top).toBeCloseTo(screen.getBoundingClientRect().top, 0);
    screen.scrollTop = screen.scrollHeight;
    const castle = canvas.getByRole('button', { name: 'Bonus Stage' });
    await waitFor(() => expect(middleOf(hero)).toBeCloseTo(middleOf(castle), -1));
    await waitFor(() => expect(hero).not.toHaveAttribute('data-walking'));
  },
};

/** On a low screen, which has a smaller path, the hero walks, too. */
export const TheHeroWalksOnALowScreen: Story = {
  ...TheHeroWalksWithTheReader,
  parameters: { lcd: { widthPx: 464, heightPx: 286 } },
};

/** A press on a stone or the castle shows its level and focuses the heading. The hero follows. */
export const StonesLeadToTheirLevels: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { screen, hero, middleOf } = pathIn(canvasElement);
    const path = canvas.getByRole('navigation', { name: 'Levels' });
    for (const name of ['Level 3', 'Bonus Stage']) {
      const stone = within(path).getByRole('button', { name });
      await expect(stone).not.toHaveAccessibleDescription();
      await userEvent.click(stone);
      const heading = canvas.getByRole('heading', { level: 3, name });
      await expect(heading).toHaveFocus();
      await waitFor(() => expect(middleOf(hero)).toBeCloseTo(middleOf(stone), -1));
      await waitFor(() => expect(hero).not.toHaveAttribute('data-walking'));
      const { top, bottom } = heading.getBoundingClientRect();
      await expect(top).toBeGreaterThan(path.getBoundingClientRect().bottom);
      await expect(bottom).toBeLessThan(screen.getBoundingClientRect().bottom);
    }
  },
};

/** On a screen that fits the whole page, stones still lead to their levels. */
export const StonesLeadToLevelsInView: Story = {
  ...StonesLeadToTheirLevels,
  parameters: { lcd: { heightPx: 3600 } },
};

/** Jobs that are only in a text section are no levels. */
export const WithoutLevelsThePageNamesTheResume: Story = {
  args: { content: textSections },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The journey so far is told in the full résumé.')).toBeVisible();
  },
};
