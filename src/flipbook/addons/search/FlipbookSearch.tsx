import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { type FlipbookSearchOptions, type FlipbookSearchView, useFlipbookSearch } from './useFlipbookSearch.ts';

/** The texts of a {@link FlipbookSearch}. */
export interface FlipbookSearchMessages {
  /** The label of the field. @default 'Search' */
  field: string;
  /** @default 'Previous match' */
  previous: string;
  /** @default 'Next match' */
  next: string;
  /** The name of a page in the list; the first one is at position 1. @default 'Page 4' */
  page: (position: number) => string;
  /** The announced result. @default '12 matches on 4 pages', then 'Match 3 of 12' */
  status: (search: FlipbookSearchView) => string;
  /** The end of a list that leaves pages out. @default 'and 20 more pages' */
  more: (pages: number) => string;
}

/** The props of {@link FlipbookSearch}, and those of a `<div>`. */
export interface FlipbookSearchProps
  extends FlipbookSearchOptions,
    Omit<ComponentPropsWithoutRef<'div'>, keyof FlipbookSearchOptions | 'children'> {
  /** Replaces some of the texts. */
  messages?: Partial<FlipbookSearchMessages> | undefined;
}

const countedNoun = (count: number, noun: string, plural: string) => `${count} ${count === 1 ? noun : plural}`;

const defaultMessages: FlipbookSearchMessages = {
  field: 'Search',
  previous: 'Previous match',
  next: 'Next match',
  page: (position) => `Page ${position}`,
  status: ({ status, matchCount, pageCount, position }) => {
    if (status === 'empty') return '';
    if (status === 'searching') return 'Searching…';
    if (status === 'failed') return 'The search failed.';
    if (matchCount === 0) return 'No matches';
    if (position !== null) return `Match ${position + 1} of ${matchCount}`;
    return `${countedNoun(matchCount, 'match', 'matches')} on ${countedNoun(pageCount, 'page', 'pages')}`;
  },
  more: (pages) => `and ${countedNoun(pages, 'more page', 'more pages')}`,
};

/**
 * A search field with buttons, a status and a list of results, unstyled. Enter turns to the next
 * match, Shift and Enter to the previous one, Escape clears the field. To build your own, use
 * {@link useFlipbookSearch}.
 */
export function FlipbookSearch({ index, defaultQuery, limit, messages, ...rest }: FlipbookSearchProps) {
  const search = useFlipbookSearch({ index, defaultQuery, limit });
  const { query, results, pageCount, matchCount, setQuery, next, previous, toPage } = search;
  const texts = { ...defaultMessages, ...messages };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method (IME) composes text, Enter and Escape belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (!event.repeat) (event.shiftKey ? previous : next)();
    } else if (event.key === 'Escape' && query) setQuery('');
    else return;
    // Keep Escape from also closing a dialog around the search field.
    event.preventDefault();
    event.stopPropagation();
  };
  const stepButtonProps = {
    type: 'button',
    'aria-disabled': matchCount === 0,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.repeat && event.preventDefault(),
  } as const;
  return (
    <div role="search" {...rest}>
      <label>
        <span>{texts.field}</span>{' '}
        <input
          type="search"
          // Belongs to no form, because a second field keeps a form from submitting on Enter.
          form=""
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>{' '}
      <button {...stepButtonProps} onClick={previous}>
        {texts.previous}
      </button>{' '}
      <button {...stepButtonProps} onClick={next}>
        {texts.next}
      </button>{' '}
      <span role="status">{texts.status(search)}</span>
      {results.length > 0 && (
        <ol>
          {results.map(({ page, count, before, match, after, isCurrent }) => (
            <li key={page}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                data-matches={count}
                onClick={() => toPage(page)}
              >
                <span>{texts.page(page + 1)}</span>{' '}
                <span dir="auto">
                  {before}
                  <mark>{match}</mark>
                  {after}
                </span>
              </button>
            </li>
          ))}
          {pageCount > results.length && <li>{texts.more(pageCount - results.length)}</li>}
        </ol>
      )}
    </div>
  );
}
