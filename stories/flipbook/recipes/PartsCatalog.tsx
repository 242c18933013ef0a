import { useCallback, useMemo } from 'react';
import { FlipbookSearch } from '../../../src/flipbook/addons/search.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import toolbar from '../addons/Toolbar.module.css';
import styles from './recipes.module.css';

export function PartsCatalog({ texts }: { texts: readonly string[] }) {
  const searchIndex = useMemo(() => texts.map((text, page) => ({ page, text })), [texts]);
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
      <FlipbookSearch className={toolbar.search} index={searchIndex} limit={4} />
      <Flipbook aria-label="Catalog" width={240} height={300} pageCount={texts.length} renderPage={renderPage} />
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
    </FlipbookProvider>
  );
}
