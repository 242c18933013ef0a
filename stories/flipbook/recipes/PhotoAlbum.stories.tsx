import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FlipbookSearch } from '../../../src/flipbook/around/search.ts';
import { Toolbar } from '../../../src/flipbook/around/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import toolbar from '../around/Toolbar.module.css';
import { land, rootIn } from '../play/book.ts';
import styles from './recipes.module.css';

type Photo = Readonly<Record<'src' | 'thumbnail' | 'title', string>>;

function PhotoAlbum({ photos }: { photos: readonly Photo[] }) {
  const index = useMemo(() => photos.map(({ title }, page) => ({ page, text: title })), [photos]);
  const titleOf = (index: number) => photos[index]?.title ?? '';
  const renderPage = useCallback(
    (index: number) => (
      <div className={styles.page}>
        <img src={photos[index]?.src} alt={photos[index]?.title} />
      </div>
    ),
    [photos],
  );
  const pages = { pageCount: photos.length, renderPage, pageLabel: titleOf };
  return (
    <FlipbookProvider>
      <FlipbookSearch className={toolbar.search} index={index} limit={2} />
      <Flipbook id="album" aria-label="Album" width={240} height={240} {...pages} />
      <Toolbar.Thumbnails
        className={toolbar.thumbnails}
        aria-controls="album"
        aria-label="Photos"
        label={(position) => titleOf(position - 1)}
        renderThumbnail={(index) => <img src={photos[index]?.thumbnail} alt="" loading="lazy" />}
      />
    </FlipbookProvider>
  );
}

const picture = (hue: number, sizePx: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 8 8">` +
  `<path fill="hsl(${hue},50%25,70%25)" d="M0 0h8v8H0z"/>` +
  `<path fill="hsl(${hue},40%25,35%25)" d="M0 8l3-5 2 3 1-1 2 3z"/></svg>`;
const photos = Array.from({ length: 40 }, (_, index) => ({
  src: picture(index * 9, 800),
  thumbnail: picture(index * 9, 40),
  title: `Hill ${index + 1}`,
}));

export default {
  title: 'Flipbook/Recipes',
  tags: ['!autodocs'],
  component: PhotoAlbum,
  args: { photos },
} satisfies Meta<typeof PhotoAlbum>;

/** A thumbnail opens its photo, which loads when the turn starts. */
export const Album: StoryObj<typeof PhotoAlbum> = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const photos = () => Array.from(root.querySelectorAll('img'), ({ alt }) => alt);
    await expect(photos()).toEqual(['Hill 1', 'Hill 2', 'Hill 3', 'Hill 4']);
    await userEvent.type(canvas.getByRole('searchbox'), 'hill 31');
    await expect(canvas.getByRole('button', { name: 'Page 31 Hill 31' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hill 31' }));
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await expect(photos()).toEqual(expect.arrayContaining(['Hill 31', 'Hill 32']));
    await land(root);
    await expect(canvas.getByRole('img', { name: 'Hill 31' })).toBeVisible();
  },
};
