import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FlipbookSearch } from '../../../src/flipbook/around/search.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import toolbar from '../around/Toolbar.module.css';
import { land, pageBoxes, rootIn, visiblePages } from '../play/book.ts';
import styles from './recipes.module.css';

function PartsCatalog({ texts }: { texts: readonly string[] }) {
  const index = useMemo(() => texts.map((text, page) => ({ page, text })), [texts]);
  const renderPage = useCallback(
    (index: number) => (
      <div className={styles.page}>
        <p>{texts[index]}</p>
      </div>
    ),
    [texts],
  );
  return (
    <FlipbookProvider>
      <FlipbookSearch className={toolbar.search} index={index} limit={4} />
      <Flipbook aria-label="Catalog" width={240} height={300} pageCount={texts.length} renderPage={renderPage} />
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
  component: PartsCatalog,
  args: { texts },
} satisfies Meta<typeof PartsCatalog>;

/** The search opens each match in turn. Only near pages mount, except while printing. */
export const Catalog: StoryObj<typeof PartsCatalog> = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'SPRING{Enter}{Enter}{Enter}');
    await land(root);
    await expect(visiblePages(root)).toEqual(['Part 501, a spring', 'Part 502, a screw']);
    await expect(pageBoxes(root)).toHaveLength(6);
    await expect(canvas.getByText('Match 3 of 4')).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(pageBoxes(root).map((page) => page.textContent)).toEqual(texts);
    window.dispatchEvent(new Event('afterprint'));
    await expect(pageBoxes(root)).toHaveLength(6);
  },
};
