import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useCallback, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Flipbook, FlipbookProvider, useFlipbook } from '../../../src/flipbook/index.ts';
import toolbar from '../around/Toolbar.module.css';
import { land, pageBoxes, rootIn, visiblePages } from '../play/book.ts';
import styles from './recipes.module.css';

function Search({ texts }: { texts: readonly string[] }) {
  const { book, openPages } = useFlipbook(({ book, openPages }) => ({ book, openPages }));
  const [count, setCount] = useState<number>();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words')).trim().toLowerCase();
    const hits = texts.flatMap((text, page) => (text.toLowerCase().includes(words) ? [page] : []));
    setCount(hits.length);
    const next = hits.find((page) => page > Math.max(...openPages)) ?? hits[0];
    if (next !== undefined) void book?.flip(next);
  };
  return (
    <form role="search" className={toolbar.bar} onSubmit={search}>
      <input type="search" name="words" aria-label="Search" placeholder="words" required />
      <output>{count !== undefined && `on ${count} pages`}</output>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
    </form>
  );
}

function PartsCatalogue({ texts }: { texts: readonly string[] }) {
  const renderPage = useCallback((index: number) => <p className={styles.page}>{texts[index]}</p>, [texts]);
  return (
    <FlipbookProvider>
      <Search texts={texts} />
      <Flipbook aria-label="Catalogue" width={240} height={300} pageCount={texts.length} renderPage={renderPage} />
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
      ['SPRING', 251],
      ['', 501],
    ] as const) {
      await userEvent.type(canvas.getByRole('searchbox'), `${typed}{Enter}`);
      await land(root);
      await expect(visiblePages(root)).toEqual([`Part ${page}, a spring`, `Part ${page + 1}, a screw`]);
      await expect(pageBoxes(root)).toHaveLength(6);
    }
    await expect(canvas.getByText('on 4 pages')).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(pageBoxes(root).map((page) => page.textContent)).toEqual(texts);
    window.dispatchEvent(new Event('afterprint'));
    await expect(pageBoxes(root)).toHaveLength(6);
  },
};
