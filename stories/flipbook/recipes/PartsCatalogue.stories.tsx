import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FlipbookSearch } from '../../../src/flipbook/around/search.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import toolbar from '../around/Toolbar.module.css';
import { land, pageBoxes, rootIn, visiblePages } from '../play/book.ts';
import styles from './recipes.module.css';

function PartsCatalogue({ texts }: { texts: readonly string[] }) {
  const index = useMemo(() => texts.map((text, page) => ({ page, text })), [texts]);
  const renderPage = useCallback((index: number) => <p className={styles.page}>{texts[index]}</p>, [texts]);
  return (
    <FlipbookProvider>
      <FlipbookSearch className={toolbar.search} index={index} limit={4} />
      <Flipbook aria-label="Catalogue" width={240} height={300} pageCount={texts.length} renderPage={renderPage} />
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
    </FlipbookProvider>
  );
}

const texts = Array.from({ length: 1000 }, (_, index) => `Part ${index + 1}, a ${index % 250 ? 'screw' : 'spring'}`);

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: PartsCatalogue,
  args: { texts },
} satisfies Meta<typeof PartsCatalogue>;

/** The search opens each match in turn. Only near pages mount, except while printing. */
export const Catalogue: StoryObj<typeof PartsCatalogue> = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    for (const [typed, page] of [
      ['SPRING{Enter}{Enter}', 251],
      ['{Enter}', 501],
    ] as const) {
      await userEvent.type(canvas.getByRole('searchbox'), typed);
      await land(root);
      await expect(visiblePages(root)).toEqual([`Part ${page}, a spring`, `Part ${page + 1}, a screw`]);
      await expect(pageBoxes(root)).toHaveLength(6);
    }
    await expect(canvas.getByText('Match 3 of 4')).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(pageBoxes(root).map((page) => page.textContent)).toEqual(texts);
    window.dispatchEvent(new Event('afterprint'));
    await expect(pageBoxes(root)).toHaveLength(6);
  },
};
