import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { SearchPage } from '../../../src/flipbook/addons/search.ts';
import { frames, land, mutations, pageBoxes, pageIndex } from '../play/book.ts';
import { type PlayContext, playsWithSteps } from '../play/steps.ts';
import meta, { type Default } from './FlipbookSearch.stories.tsx';

export default {
  ...meta,
  title: 'Flipbook/Search/Behavior',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...meta.args, defaultQuery: '' },
};

const { component: SearchSample } = meta;

type Story = typeof Default;

/** The highlighted ranges. */
const rangesOf = (name = 'flipbook-search') =>
  [...(CSS.highlights.get(name) ?? [])].map(({ startContainer, startOffset, endContainer, endOffset }) => {
    const range = new Range();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    return range;
  });

/** The highlighted texts, each after the zero-based index of its page. */
const highlights = (name?: string) =>
  rangesOf(name).map((range) => {
    const page = range.startContainer.parentElement?.closest('[data-part=page]');
    return `${page && pageIndex(page)}: ${range}`;
  });

function searchIn({ canvas, root }: PlayContext<Story>) {
  const field = canvas.getByRole('searchbox', { name: 'Search' });
  const status = canvas.getAllByRole('status').find((each) => each.closest('[role=search]'));
  return {
    field,
    type: async (text: string) => {
      await userEvent.type(field, text);
      await land(root);
    },
    expectStatus: (text: string) => waitFor(() => expect(status).toHaveTextContent(text)),
  };
}

type SearchContext = PlayContext<Story> & ReturnType<typeof searchIn>;

/** A story that also gets the field, and steps that type into it and read the status. */
const plays = (story: Story, act: (context: SearchContext) => Promise<void>): Story =>
  playsWithSteps<Story>()(story, (context) => act(Object.assign(searchIn(context), context)));

/**
 * Enter goes to the next match, with Shift to the previous one, and wraps around. Escape clears the
 * field.
 */
export const EnterTurnsFromMatchToMatch = plays({}, async ({ root, field, type, expectStatus }) => {
  const openPages = () =>
    pageBoxes(root)
      .filter(({ hidden }) => !hidden)
      .map(pageIndex);
  await type('CÓRNER');
  await expectStatus('4 matches on 3 pages');
  await expect(openPages()).toEqual([0, 1]);
  for (const [keys, position, pages] of [
    ['{Enter}', 1, [0, 1]],
    ['{Enter}', 2, [0, 1]],
    ['{Enter}{Enter}', 4, [4, 5]],
    ['{Enter}', 1, [0, 1]],
    ['{Shift>}{Enter}{/Shift}', 4, [4, 5]],
  ] as const) {
    await type(keys);
    await expectStatus(`Match ${position} of 4`);
    await expect(openPages()).toEqual(pages);
    await expect(field).toHaveFocus();
  }
  await type('{Escape}');
  await expect(field).toHaveValue('');
  await expectStatus('');
  await waitFor(() => expect(highlights()).toEqual([]));
});

/** After a turn by other means, the search continues from the open pages. */
export const SearchContinuesFromTheOpenPages = plays({}, async ({ press, type, expectStatus }) => {
  await type('fold{Enter}');
  await expectStatus('Match 1 of 3');
  await press('{End}');
  await type('{Enter}');
  await expectStatus('Match 3 of 3');
});

/** The list shows each page once, with the words around its first match. A press turns to it. */
export const ListTurnsToAPage = plays({}, async ({ canvas, root, type, expectStatus }) => {
  await type('corner');
  const results = canvas.getAllByRole('button', { name: /^Page \d .*corner/i });
  await expect(results.map(({ textContent }) => textContent)).toEqual([
    'Page 1 Take hold of a corner and pull. Another corner works as well.',
    'Page 2 Paper does not stretch. Lay one corner anywhere, press the paper flat, and a…',
    'Page 5 Fold the Corner of a café’s bill.',
  ]);
  await userEvent.click(results[2] ?? root);
  await land(root);
  await expect(canvas.getByRole('button', { current: true })).toBe(results[2]);
  await expectStatus('Match 4 of 4');
});

/** Matches on visible pages stay highlighted after a turn or a change of text. The pages' DOM does not change. */
export const HighlightsFollowPages = plays({}, async ({ canvas, root, type }) => {
  const changes = await mutations(root, () => type('fold'));
  await expect(changes).toEqual([]);
  // For a highlight on a hidden page, WebKit would highlight the next visible text.
  await expect(highlights()).toEqual([]);
  await type('{Enter}');
  await waitFor(() => expect(highlights('flipbook-search-current')).toEqual(['2: fold']));
  await waitFor(() => expect(highlights()).toEqual(['2: fold', '3: fold']));
  await type('{Enter}{Enter}');
  await waitFor(() => expect(highlights('flipbook-search-current')).toEqual(['4: Fold']));
  // The next frame removes the highlights on pages that the turn has hidden.
  await waitFor(() => expect(highlights()).toEqual(['4: Fold']));
  const page = canvas.getByRole('group', { name: /^5 of/ }).querySelector('p');
  const { textContent } = page ?? {};
  page?.append(' Fold it again.');
  await waitFor(() => expect(highlights().filter((text) => text === '4: Fold')).toHaveLength(2));
  page?.lastChild?.remove();
  await expect(page?.textContent).toBe(textContent);
  // A match inside closed `details` is hidden.
  const details = document.createElement('details');
  details.append('Fold it in here.');
  page?.prepend(details);
  // Until the highlights are renewed, the removed text still has one, outside the pages.
  await waitFor(() => expect(highlights()).toEqual(['4: Fold']));
  details.open = true;
  await waitFor(() => expect(highlights().filter((text) => text === '4: Fold')).toHaveLength(2));
  details.remove();
});

const smoothing = ' Smooth it.'.repeat(60);

/** On a page that scrolls, going to a match scrolls it into view. */
export const StepsScrollToMatches = plays(
  { args: { texts: ['One', 'Two', `Fold.${smoothing} Fold again.${smoothing}`] } },
  async ({ root, type, expectStatus }) => {
    await type('fold{Enter}');
    const page = pageBoxes(root)[2]?.querySelector('[tabindex]');
    const isMatchInSight = () => {
      const [match] = rangesOf('flipbook-search-current').map((range) => range.getBoundingClientRect());
      const area = page?.getBoundingClientRect();
      return match && area && match.top >= area.top && match.bottom <= area.bottom;
    };
    for (const [keys, position, isAtTop] of [
      ['', 1, true],
      ['{Enter}', 2, false],
      ['{Enter}', 1, true],
    ] as const) {
      if (keys) await type(keys);
      await expectStatus(`Match ${position} of 2`);
      await waitFor(() => expect(Number(page?.scrollTop) < 20).toBe(isAtTop));
      await waitFor(() => expect(isMatchInSight()).toBe(true));
    }
  },
);

/** In a flipbook at double size, too, going to a match scrolls it into view. */
export const StepsScrollToMatchesAtDoubleSize: Story = {
  ...StepsScrollToMatches,
  decorators: (Story) => (
    <div style={{ scale: '2', transformOrigin: '0 0' }}>
      <Story />
    </div>
  ),
};

/** Thumbnails show how many matches their pages have. */
export const ThumbnailsCountMatches = plays({}, async ({ canvas, type }) => {
  const counts = () => canvas.getAllByRole('button', { name: /^Page \d$/ }).map(({ dataset }) => dataset.matches);
  await type('corner');
  await waitFor(() => expect(counts()).toEqual(['2', '1', undefined, undefined, '1', undefined]));
  await type('{Escape}');
  await waitFor(() => expect(counts().every((count) => count === undefined)).toBe(true));
});

const load = fn<(query: string, signal: AbortSignal) => Promise<readonly SearchPage[]>>();
let finish = (_pages: readonly SearchPage[]) => {};
const slowIndex: Story = {
  args: { index: load },
  beforeEach: () => {
    load.mockReset().mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
  },
};

/** The index may load on the first query. Enter waits for it, and only the last query counts. */
export const IndexLoadsWhenNeeded = plays(slowIndex, async ({ type, expectStatus }) => {
  await expect(load).not.toHaveBeenCalled();
  await type('f');
  const [, signal] = load.mock.lastCall ?? [];
  const finishFirst = finish;
  await type('old{Enter}');
  await expect(signal).toHaveProperty('aborted', true);
  await expectStatus('Searching…');
  finish([{ page: 3, text: 'a fold' }]);
  await expectStatus('Match 1 of 1');
  finishFirst([]);
  await frames(2);
  await expectStatus('Match 1 of 1');
});

const offline = new Error('offline');
const failingIndex = () => Promise.reject(offline);

/** If the index fails to load, the error is reported and the status says so, until a list replaces the index. */
export const FailureIsAnnounced: Story = {
  args: { defaultQuery: 'fold' },
  render: function WithFallback(args) {
    const [hasList, setHasList] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setHasList(true)}>
          Search the list
        </button>
        <SearchSample {...args} {...(!hasList && { index: failingIndex })} />
      </>
    );
  },
  beforeEach: () => {
    const report = spyOn(window, 'reportError').mockImplementation(() => {});
    return () => report.mockRestore();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The search failed.');
    await expect(window.reportError).toHaveBeenCalledWith(offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Search the list' }));
    await canvas.findByText('3 matches on 3 pages');
  },
};

/** Handled keys do not bubble out of the field. Escape in an empty field does, so it can close a dialog. */
export const KeysStayInTheField = plays({}, async ({ canvasElement, field }) => {
  const onKeyDown = fn(({ key, defaultPrevented }: KeyboardEvent) => [key, defaultPrevented]);
  canvasElement.parentElement?.addEventListener('keydown', onKeyDown);
  await userEvent.type(field, 'fold{Enter}{Escape}{Escape}');
  await userEvent.type(field, 'fold');
  // An input method finishes a word.
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  canvasElement.parentElement?.removeEventListener('keydown', onKeyDown);
  const keys = onKeyDown.mock.results.map(({ value }) => value).filter(([key]) => key.length > 1);
  await expect(keys).toEqual([
    ['Escape', false],
    ['Enter', false],
  ]);
});
