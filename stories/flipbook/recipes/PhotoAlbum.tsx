import { useCallback, useMemo } from 'react';
import { FlipbookSearch } from '../../../src/flipbook/addons/search.ts';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import toolbar from '../addons/Toolbar.module.css';
import styles from './recipes.module.css';

type Photo = Readonly<Record<'src' | 'thumbnail' | 'title', string>>;

export function PhotoAlbum({ photos }: { photos: readonly Photo[] }) {
  const searchIndex = useMemo(() => photos.map(({ title }, page) => ({ page, text: title })), [photos]);
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
      <FlipbookSearch className={toolbar.search} index={searchIndex} limit={2} />
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
