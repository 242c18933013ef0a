import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/around/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { frames, land, rootIn, visiblePages } from '../play/book.ts';
import { numberedPages } from '../play/numberedPages.tsx';
import looks, { Thumbnails as WithThumbnails } from './Toolbar.stories.tsx';

const meta = {
  ...looks,
  title: 'Flipbook/Toolbar/Behaviour/Thumbnails',
  tags: ['!autodocs', 'behaviour'],
  args: { children: numberedPages(8), defaultPage: 2 },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A thumbnail turns to its page. Thumbnails of the open pages are marked current and scroll into
 * view.
 */
export const ThumbnailsTurnPages: Story = {
  args: { ...WithThumbnails.args },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const open = () =>
      canvas.getAllByRole('button', { current: 'page' }).map((each) => each.matches('[data-open]') && each.ariaLabel);
    await expect(open()).toEqual(['Page 3', 'Page 4']);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await expect(open()).toEqual(['Page 7']);
    await land(root);
    await expect(open()).toEqual(['Page 7', 'Page 8']);
    const list = canvas.getByRole('list');
    for (const style of ['inline-size: 80px', 'display: block; block-size: 60px; overflow: auto']) {
      list.style.cssText = style;
      for (const turn of ['first', 'last', 'first', 'last']) {
        await userEvent.click(canvas.getByRole('button', { name: turn }));
        await land(root);
        const name = turn === 'first' ? 'Page 2' : 'Page 8';
        await waitFor(() => {
          const sight = list.getBoundingClientRect();
          const { left, right, top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
          expect(left > sight.left - 1 && right < sight.right + 1, name).toBe(true);
          expect(top > sight.top - 1 && bottom < sight.bottom + 1, name).toBe(true);
        });
      }
    }
  },
};

const renderThumbnail = fn((index: number) => <span>{index + 1}</span>);
const renderPage = (index: number) => <div>Page {index}</div>;

/** The thumbnails of 2,000 pages, open in the middle. Tests that only those near the visible part render. */
const longList = (style: CSSProperties, dir: 'ltr' | 'rtl' = 'ltr'): Story => ({
  render: () => (
    <FlipbookProvider>
      <div dir={dir}>
        <Flipbook
          width={150}
          height={200}
          pageCount={2000}
          renderPage={renderPage}
          defaultPage={1000}
          aria-label="Long"
        />
        <Toolbar.Thumbnails
          style={{ margin: 0, padding: 0, ...style }}
          renderThumbnail={renderThumbnail}
          button={{ style: { minBlockSize: 60, minInlineSize: 40 } }}
        />
      </div>
    </FlipbookProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const list = canvas.getByRole('list');
    const rendered = () =>
      within(list)
        .getAllByRole('button')
        .map(({ ariaLabel }) => Number(ariaLabel?.slice(5)));
    /** The positions of all items that the list shows, 0 for one that is not rendered. */
    const visiblePositions = () => {
      const sight = list.getBoundingClientRect();
      return [...list.children].flatMap((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        const isShown =
          left < sight.right - 1 && right > sight.left + 1 && top < sight.bottom - 1 && bottom > sight.top + 1;
        return isShown ? Number(item.getAttribute('aria-posinset') ?? 0) : [];
      });
    };
    const shows = (position: number) =>
      waitFor(() => {
        expect(visiblePositions()).toContain(position);
        expect(visiblePositions()).not.toContain(0);
      });
    await shows(1001);
    await expect(visiblePositions().length).toBeGreaterThan(3);
    await expect(list.children.length).toBeLessThan(150);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(rendered().length);
    const item = within(list).getByRole('button', { name: 'Page 1001' }).closest('li');
    await expect(item).toHaveAttribute('aria-setsize', '2000');

    // A turn renders only the thumbnails that become visible.
    renderThumbnail.mockClear();
    root.focus();
    await userEvent.keyboard('{End}');
    await land(root);
    await shows(2000);
    await expect(within(list).getByRole('button', { name: 'Page 2000' })).toHaveAttribute('aria-current', 'page');
    await expect(renderThumbnail.mock.calls.length).toBeLessThan(400);
    await expect(rendered().length).toBeLessThan(150);
    await userEvent.keyboard('{Home}');
    await land(root);
    await shows(1);

    // Tab moves to the next thumbnail, and the list scrolls along.
    within(list).getByRole('button', { name: 'Page 1' }).focus();
    for (let position = 2; position <= 40; position += 1) {
      await userEvent.tab();
      await expect(list.ownerDocument.activeElement).toHaveAccessibleName(`Page ${position}`);
      document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await frames(1);
    }
    // Also after the list has scrolled away from the focus.
    list.scrollTo({ left: (list.scrollWidth / 2) * (dir === 'rtl' ? -1 : 1), top: list.scrollHeight / 2 });
    await waitFor(() => expect(Math.abs(Math.max(...rendered()) - 1000)).toBeLessThan(200));
    await waitFor(() => expect(visiblePositions()).not.toContain(0));
    await expect(within(list).getByRole('button', { name: 'Page 40' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(list).getByRole('button', { name: 'Page 41' })).toHaveFocus();
    await userEvent.click(within(list).getByRole('button', { name: 'Page 41' }));
    await land(root);
    await expect(visiblePages(root)).toEqual(['Page 40', 'Page 41']);
  },
});

const across = { display: 'flex', gap: 4, overflowX: 'auto', inlineSize: 400, listStyle: 'none' } as const;
const down = { overflowY: 'auto', blockSize: 300, inlineSize: 400 } as const;

/**
 * A row of 2,000 thumbnails renders only those near its visible part. Scrolling, Tab and the
 * announced positions work as if all were rendered.
 */
export const LongRowRendersVisibleThumbnails = longList(across);
/** A row from right to left does the same. */
export const LongRowWorksRightToLeft = longList(across, 'rtl');
/** A column does the same. */
export const LongColumnRendersVisibleThumbnails = longList(down);
/** Wrapped lines do the same. */
export const WrappedLinesRenderVisibleThumbnails = longList({ ...down, display: 'flex', flexWrap: 'wrap' });
/** A grid does the same. */
export const LongGridRendersVisibleThumbnails = longList({
  ...down,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
});
/** A grid whose columns have a fixed size does the same. */
export const GridOfFixedColumnsRendersVisibleThumbnails = longList({
  ...across,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 56,
});
/** A grid of two rows that scrolls sideways does the same. */
export const GridOfTwoRowsRendersVisibleThumbnails = longList({
  ...across,
  display: 'grid',
  grid: 'repeat(2, auto) / auto-flow max-content',
});
