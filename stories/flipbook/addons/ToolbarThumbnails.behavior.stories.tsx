import type { CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { groupLength } from '../../../src/flipbook/addons/toolbar/useVisibleGroups.ts';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { behaviorOfToolbar, plays, type Story } from '../play/behaviorOfToolbar.tsx';
import { land } from '../play/book.ts';
import { Thumbnails as WithThumbnails } from './Toolbar.stories.tsx';
import { ToolbarBook } from './ToolbarBook.tsx';

export default {
  title: 'Flipbook/Toolbar/Behavior/Thumbnails',
  ...behaviorOfToolbar,
};

/** A thumbnail turns to its page. Those of the open pages are marked current and scroll into view. */
export const ThumbnailsTurnPages = plays({ args: { ...WithThumbnails.args } }, async (context) => {
  const { canvas, root, button, click } = context;
  const openThumbnails = () =>
    canvas.getAllByRole('button', { current: 'page' }).map((each) => each.matches('[data-open]') && each.ariaLabel);
  await expect(openThumbnails()).toEqual(['Page 3', 'Page 4']);
  await userEvent.click(button('Page 7'));
  await expect(openThumbnails()).toEqual(['Page 7']);
  await land(root);
  await expect(openThumbnails()).toEqual(['Page 7', 'Page 8']);
  const list = canvas.getByRole('list');
  for (const style of ['inline-size: 80px', 'display: block; block-size: 60px; overflow: auto']) {
    list.style.cssText = style;
    for (const turn of ['first', 'last', 'first', 'last']) {
      await click(turn);
      const name = turn === 'first' ? 'Page 2' : 'Page 8';
      await waitFor(() => {
        const listBox = list.getBoundingClientRect();
        const { left, right, top, bottom } = button(name).getBoundingClientRect();
        expect(left > listBox.left - 1 && right < listBox.right + 1, name).toBe(true);
        expect(top > listBox.top - 1 && bottom < listBox.bottom + 1, name).toBe(true);
      });
    }
  }
});

const renderNumber = (index: number) => <span>{index + 1}</span>;

/** A scrolling box around the thumbnails follows the flipbook. A box that contains both does not scroll. */
export const ScrollingBoxFollowsTheBook = plays(
  {
    render: (args) => (
      <div role="region" aria-label="App" style={{ blockSize: 500, overflow: 'auto' }}>
        <ToolbarBook
          {...args}
          footer={
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
            <div role="region" aria-label="Pages" tabIndex={0} style={{ blockSize: 60, overflow: 'auto' }}>
              <Toolbar.Thumbnails style={{ display: 'block' }} renderThumbnail={renderNumber} />
            </div>
          }
        />
        <div style={{ blockSize: 600 }} />
      </div>
    ),
  },
  async ({ canvas, button, click }) => {
    const [app, box] = ['App', 'Pages'].map((name) => canvas.getByRole('region', { name }));
    for (const [turn, name] of [
      ['last', 'Page 8'],
      ['first', 'Page 1'],
    ] as const) {
      await click(turn);
      await waitFor(() => {
        const [thumbnailBox, visibleBox] = [button(name), box].map((element) => element?.getBoundingClientRect());
        expect((thumbnailBox?.top ?? 0) - (visibleBox?.top ?? 0), name).toBeGreaterThan(-1);
        expect((visibleBox?.bottom ?? 0) - (thumbnailBox?.bottom ?? 0), name).toBeGreaterThan(-1);
      });
      await expect(app?.scrollTop).toBe(0);
    }
  },
);

/** Tab reaches the open page's thumbnail; arrow keys, Home and End go on from there. */
export const ThumbnailsAreOneTabStop = plays(
  {
    args: {
      footer: (
        <>
          <Toolbar.Thumbnails
            style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}
            renderThumbnail={renderNumber}
          />
          <button type="button">after</button>
        </>
      ),
    },
  },
  async ({ button, expectPages }) => {
    const after = button('after');
    after.focus();
    await userEvent.tab({ shift: true });
    await expect(button('Page 3')).toHaveFocus();
    for (const [key, page] of [
      ['ArrowDown', 6],
      ['ArrowLeft', 5],
      ['ArrowUp', 2],
      ['ArrowRight', 3],
      ['End', 8],
      ['ArrowRight', 8],
      ['Home', 1],
      ['ArrowDown', 4],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(button(`Page ${page}`), key).toHaveFocus();
    }
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await expectPages(2, 3);
    await userEvent.tab({ shift: true });
    await expect(button('Page 3')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expectPages(6, 7);
  },
);

const size = { display: 'block', inlineSize: 40, blockSize: 60 } as const;
interface LongList {
  readonly dir?: 'ltr' | 'rtl';
  readonly pageCount?: number;
}

const renderThumbnail = fn((index: number) => <span style={size}>{index + 1}</span>);
const book = { width: 150, height: 200, 'aria-label': 'Long' };

/** The positions of the visible thumbnails; 0 for a thumbnail that is not rendered. */
function visiblePositions(list: HTMLElement): number[] {
  const listBox = list.getBoundingClientRect();
  return [...list.children].flatMap((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const isInColumn = left < listBox.right - 1 && right > listBox.left + 1;
    const isInRow = top < listBox.bottom - 1 && bottom > listBox.top + 1;
    return isInColumn && isInRow ? Number(item.textContent) : [];
  });
}

/**
 * The thumbnails of many pages, open in the middle. Only thumbnails near the visible part may
 * render.
 */
const longList = (style: CSSProperties, { dir = 'ltr', pageCount = 600 }: LongList = {}): Story => {
  const render = () => (
    <FlipbookProvider>
      <div dir={dir}>
        <Flipbook
          {...book}
          pageCount={pageCount}
          startPage={pageCount / 2}
          renderPage={(index) => <div>Page {index}</div>}
        />
        <Toolbar.Thumbnails style={{ margin: 0, padding: 0, ...style }} renderThumbnail={renderThumbnail} />
      </div>
    </FlipbookProvider>
  );
  return plays({ render }, async ({ canvas, press, expectPages }) => {
    const list = canvas.getByRole('list');
    // Find items by position, because finding one of so many by role and name takes a second.
    const thumbnail = (position: number) => {
      const button = list.children[position - 1]?.querySelector('button');
      if (!button) throw new Error(`Page ${position} has no thumbnail.`);
      return button;
    };
    const renderedPositions = () =>
      [...list.children].flatMap(({ textContent }) => (textContent ? Number(textContent) : []));
    const expectVisible = (position: number) =>
      waitFor(() => {
        expect(visiblePositions(list)).toContain(position);
        expect(visiblePositions(list)).not.toContain(0);
      });
    await expectVisible(pageCount / 2 + 1);
    await expect(visiblePositions(list).length).toBeGreaterThan(3);
    await expect(renderedPositions().length).toBeLessThan(150);
    await expect(list.children).toHaveLength(pageCount);

    // A turn renders only thumbnails near those that become visible.
    renderThumbnail.mockClear();
    await press('{End}');
    await expectVisible(pageCount);
    await expect(thumbnail(pageCount)).toHaveAttribute('aria-current', 'page');
    await expect(renderThumbnail.mock.calls.length).toBeLessThan(400);
    await expect(renderedPositions().length).toBeLessThan(150);
    await press('{Home}');
    await expectVisible(1);

    // An arrow key moves to the next thumbnail, even into the next group.
    const [back, next] = dir === 'rtl' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
    thumbnail(groupLength - 1).focus();
    for (const position of [groupLength, groupLength + 1, groupLength + 2]) {
      await userEvent.keyboard(next);
      await expect(thumbnail(position)).toHaveFocus();
      await expect(thumbnail(position)).toHaveAccessibleName(`Page ${position}`);
      thumbnail(position).scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await expectVisible(position);
    }
    // This holds even after the list has scrolled away from the focus.
    list.scrollTo({ left: (list.scrollWidth / 2) * (dir === 'rtl' ? -1 : 1), top: list.scrollHeight / 2 });
    await waitFor(() => expect(Math.abs(Math.max(...renderedPositions()) - pageCount / 2)).toBeLessThan(200));
    await waitFor(() => expect(visiblePositions(list)).not.toContain(0));
    await expect(thumbnail(groupLength + 2)).toHaveFocus();
    await userEvent.keyboard(`${next}${back}${next}`);
    await expect(thumbnail(groupLength + 3)).toHaveFocus();
    await userEvent.click(thumbnail(groupLength + 3));
    await expectPages(groupLength + 2, groupLength + 3);
  });
};

const row = { display: 'flex', gap: 4, overflowX: 'auto', inlineSize: 400, listStyle: 'none' } as const;
const column = { overflowY: 'auto', blockSize: 300, inlineSize: 400 } as const;
const grid = { ...column, display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 } as const;
const rowGrid = { ...row, display: 'grid' } as const;

/** A row of 2,000 thumbnails renders only those near its visible part; keys still reach all. */
export const LongRowRendersVisibleThumbnails = longList(row, { pageCount: 2000 });
/** A right-to-left row, too, renders only thumbnails near its visible part. */
export const LongRowWorksRightToLeft = longList(row, { dir: 'rtl' });
/** A column, too, renders only thumbnails near its visible part. */
export const LongColumnRendersVisibleThumbnails = longList(column);
/** A list with wrapped lines, too, renders only thumbnails near its visible part. */
export const WrappedLinesRenderVisibleThumbnails = longList({ ...column, display: 'flex', flexWrap: 'wrap' });
/** A grid, too, renders only thumbnails near its visible part. */
export const LongGridRendersVisibleThumbnails = longList(grid);
/** A grid with columns of a fixed size, too, renders only thumbnails near its visible part. */
export const GridOfFixedColumnsRendersVisibleThumbnails = longList({
  ...rowGrid,
  gridAutoFlow: 'column',
  gridAutoColumns: 56,
});
/** A grid of two rows, too, renders only thumbnails near its visible part. */
export const GridOfTwoRowsRendersVisibleThumbnails = longList({
  ...rowGrid,
  grid: 'repeat(2, auto) / auto-flow max-content',
});
