import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useMemo } from 'react';
import { FlipbookSearch, type FlipbookSearchMessages, type SearchIndex } from '../../../src/flipbook/addons/search.ts';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import styles from './Toolbar.module.css';

interface SearchSampleProps {
  /** The text of each page. */
  readonly texts: readonly string[];
  /** Replaces the index of these texts. */
  readonly index?: SearchIndex;
  readonly defaultQuery?: string;
  readonly limit?: number;
  readonly dir?: 'ltr' | 'rtl';
  readonly messages?: Partial<FlipbookSearchMessages>;
}

const paper = { padding: '1rem', background: '#f7e6c4', color: '#1d1a2b', overflowY: 'auto' } as const;

/** A search between a flipbook and its thumbnails, styled for this page. */
function SearchSample({ texts, index, dir = 'ltr', ...search }: SearchSampleProps) {
  const id = useId();
  const ownIndex = useMemo(() => texts.map((text, page) => ({ page, text })), [texts]);
  const renderPage = (page: number) => (
    // A page that scrolls must take the focus.
    <div style={paper} tabIndex={(texts[page]?.length ?? 0) > 300 ? 0 : undefined}>
      <p style={{ margin: 0 }}>{texts[page]}</p>
    </div>
  );
  return (
    <FlipbookProvider>
      <div className={styles.frame} dir={dir}>
        <Flipbook
          {...{ id, width: 180, height: 220, pageCount: texts.length, renderPage }}
          className={styles.book}
          aria-label="Folding"
          direction={dir}
        />
        <FlipbookSearch
          {...search}
          index={index ?? ownIndex}
          className={styles.search}
          aria-label="Folding"
          aria-controls={id}
        />
        <Toolbar.Thumbnails className={styles.thumbnails} renderThumbnail={(page) => <span>{page + 1}</span>} />
      </div>
    </FlipbookProvider>
  );
}

export default {
  title: 'Flipbook/Search',
  component: SearchSample,
  subcomponents: { FlipbookSearch },
  args: {
    texts: [
      'Take hold of a corner and pull. Another corner works as well.',
      'Paper does not stretch. Lay one corner anywhere, press the paper flat, and a line appears by itself.',
      'With the grain, a fold is smooth.',
      'Across it, a fold is rough.',
      'Fold the Corner of a café’s bill.',
      'The end',
    ],
    defaultQuery: 'corner',
  },
} satisfies Meta<typeof SearchSample>;

type Story = StoryObj<typeof SearchSample>;

/** Matches on three pages, two of them open. */
export const Default: Story = {};

/** No page has the text. */
export const NoMatches: Story = { args: { defaultQuery: 'scissors' } };

/** The list ends at its limit and says so. */
export const Many: Story = {
  args: { texts: Array.from({ length: 40 }, (_, page) => `Fold ${page + 1}`), defaultQuery: 'fold', limit: 3 },
};

/** A flipbook that reads from right to left, with texts in Arabic. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    texts: ['اِطْوِ زاوية الورقة', 'الورق لا يتمدد', 'زاوية أخرى', 'النهاية'],
    defaultQuery: 'زاوية',
    messages: {
      field: 'بحث',
      previous: 'السابق',
      next: 'التالي',
      page: (position) => `صفحة ${position}`,
      status: ({ matchCount }) => `${matchCount} نتيجة`,
    },
  },
};
