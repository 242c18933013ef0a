import { expect, waitFor, within } from 'storybook/test';
import type { AnatomyPart } from './Anatomy.tsx';

/** Returns a story's `play`: each part has its number, and the list below names it. */
export const labelsItsParts =
  (parts: readonly AnatomyPart[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-anatomy-figure] > span')).toHaveLength(parts.length),
    );
    const list = within(canvasElement).getByRole('list', { name: 'Parts' });
    const names = within(list).getAllByRole('listitem');
    await expect(names.map((name) => name.textContent)).toEqual(parts.map(({ name, is }) => `${name}: ${is}`));
  };
