// The entry `react-page-turn/search`.
export { FlipbookSearch, type FlipbookSearchMessages, type FlipbookSearchProps } from './search/FlipbookSearch.tsx';
export type { SearchPage } from './search/findText.ts';
export {
  type FlipbookSearchOptions,
  type FlipbookSearchResult,
  type FlipbookSearchView,
  type SearchIndex,
  useFlipbookSearch,
} from './search/useFlipbookSearch.ts';
