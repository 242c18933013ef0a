import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import type { FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviour, handle, type Play, type Story } from './play/behaviour.tsx';
import { rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { land } from './play/land.ts';
import { ribbonPages } from './play/ribbonPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Ribbons',
  tags: ['!autodocs'],
  ...behaviour,
  parameters: { ...behaviour.parameters, layout: 'fullscreen' },
  args: { 'aria-label': 'Ribbons', width: 150, height: 200, children: ribbonPages(8) },
  render: () => <div data-testid="room" style={{ boxSizing: 'content-box', padding: 40 }} />,
};

/** The ribbons whose ends, outside their page, are to be seen: `2 above`, `3 after` … */
function ribbonsSeen(room: HTMLElement): string[] {
  const ends: Record<string, (box: DOMRect) => [x: number, y: number]> = {
    above: ({ left, top }) => [left + 7, top + 3],
    below: ({ left, bottom }) => [left + 7, bottom - 3],
    before: ({ left, top }) => [left + 3, top + 7],
    after: ({ right, top }) => [right - 3, top + 7],
  };
  return [...room.querySelectorAll<HTMLElement>('[data-ribbon]')].flatMap((ribbon) => {
    const edge = ribbon.dataset.ribbon ?? '';
    const end = ends[edge]?.(ribbon.getBoundingClientRect());
    const page = ribbon.closest<HTMLElement>('[data-number]')?.dataset.number;
    return end && document.elementFromPoint(...end) === ribbon ? [`${page} ${edge}`] : [];
  });
}

const allOf = (page: number) => ['above', 'below', 'before', 'after'].map((edge) => `${page} ${edge}`);
/** All that stands out of two open pages: what one has across the spine lies beneath the other, or on it. */
const openAt2 = ['2 above', '2 below', '2 before', '3 above', '3 below', '3 before', '3 after'];

interface Place {
  readonly width: number;
  readonly props: Partial<FlipbookProps>;
  readonly seen: readonly string[];
}

const places: Record<string, Place> = {
  'two pages': { width: 400, props: {}, seen: openAt2 },
  'the start page alone': { width: 200, props: {}, seen: allOf(2) },
  'the end page alone': { width: 200, props: { startPage: 3 }, seen: allOf(3) },
  'read from right to left': { width: 200, props: { direction: 'rtl' }, seen: allOf(2) },
  'the end page alone, read from right to left': {
    width: 200,
    props: { direction: 'rtl', startPage: 3 },
    seen: allOf(3),
  },
  'two pages wherever it is': { width: 200, props: { usePortrait: false }, seen: openAt2 },
  stretched: { width: 200, props: { size: 'stretch', minWidth: 120, maxWidth: 160 }, seen: allOf(2) },
};

async function inEachPlace(
  { canvas, args, step }: Parameters<Play>[0],
  check: (room: HTMLElement, place: Place) => Promise<void>,
): Promise<void> {
  const room = canvas.getByTestId('room');
  for (const [title, place] of Object.entries(places)) {
    await step(title, async () => {
      room.style.width = `${place.width}px`;
      const book = <Flipbook {...args} startPage={2} {...place.props} ref={handle} />;
      room.innerHTML = renderToString(book);
      await expect(ribbonsSeen(room)).toEqual(place.seen);
      const tree = flushSync(() => hydrateRoot(room, book));
      await frames(3);
      await check(room, place);
      tree.unmount();
    });
  }
}

/** What stands out of an open page is seen, before the script and after, and nothing of any other page. */
export const AtRest: Story = {
  play: (context) =>
    inEachPlace(context, async (room, { seen }) => {
      await expect(ribbonsSeen(room)).toEqual(seen);
      await handle.current?.turnToPage(6);
      await handle.current?.turnToPage(2);
    }),
};

/** A page that is to be cut at its edges says so. */
export const CutOff: Story = {
  play: async ({ canvas, args }) => {
    const room = canvas.getByTestId('room');
    room.style.setProperty('--flipbook-page-overflow', 'clip');
    const tree = createRoot(room);
    flushSync(() => tree.render(<Flipbook {...args} startPage={2} />));
    await frames(3);
    await expect(ribbonsSeen(room)).toEqual([]);
    tree.unmount();
  },
};

const beyondTheEdge: Readonly<Record<string, readonly [style: string, scrolls: boolean]>> = {
  nothing: ['', true],
  'room beside the book': ['padding: 0 40px', false],
  'a clip around it': ['overflow-x: clip', false],
  'pages cut off': ['--flipbook-page-overflow: clip', false],
};

/** What stands out beyond the edge of what scrolls is something to scroll to, unless it is given room, or clipped. */
export const BeyondTheEdge: Story = {
  play: async ({ canvas, args, step }) => {
    const room = canvas.getByTestId('room');
    for (const [title, [style, scrolls]] of Object.entries(beyondTheEdge)) {
      await step(title, async () => {
        room.style.cssText = `box-sizing: content-box; width: 150px; ${style}`;
        const edge = room.parentElement;
        if (!edge) throw new Error('The room stands nowhere.');
        edge.style.cssText = `width: ${room.offsetWidth}px; overflow-x: auto`;
        const tree = createRoot(room);
        flushSync(() => tree.render(<Flipbook {...args} startPage={2} ref={handle} />));
        await frames(3);
        await expect(edge.scrollWidth > edge.clientWidth).toBe(scrolls);
        void handle.current?.flipNext();
        await frames(3);
        await expect(edge.scrollWidth > edge.clientWidth).toBe(scrolls);
        tree.unmount();
        edge.style.cssText = '';
      });
    }
  },
};

/** A turn shows the ribbons of the pages that lie still, cuts off those of the leaf that turns, and leaves no trace. */
export const InATurn: Story = {
  play: (context) =>
    inEachPlace(context, async (room, { seen, width, props }) => {
      const root = rootIn(room);
      room.style.overflowX = 'auto';
      // What stands out has room enough. Only a book that is wider than its own gives something to scroll to.
      const scrollWidth = props.usePortrait === false ? 380 : width + 80;
      await expect(room.scrollWidth).toBe(scrollWidth);
      void handle.current?.flipNext();
      for (const animation of root.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = 150;
      }
      const still = ribbonsSeen(room);
      const turning = [...root.querySelectorAll<HTMLElement>('[data-turning] [data-number]')];
      for (const { dataset } of turning)
        await expect(still.filter((ribbon) => ribbon.startsWith(`${dataset.number} `))).toEqual([]);
      await expect(still.length).toBeGreaterThanOrEqual(width === 400 ? 6 : 4);
      await expect(room.scrollWidth).toBeLessThanOrEqual(scrollWidth);
      await land(root);
      await expect(room.scrollWidth).toBe(scrollWidth);
      void handle.current?.flipPrev();
      await land(root);
      await expect(room.scrollWidth).toBe(scrollWidth);
      room.style.overflowX = '';
      await expect(ribbonsSeen(room).length).toBe(seen.length);
    }),
};
