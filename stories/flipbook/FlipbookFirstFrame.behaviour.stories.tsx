import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import type { FlipbookHandle, FlipbookSettings } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import rooms from './play/rooms.module.css';
import { shiftsOf } from './play/shiftsOf.ts';

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/First frame',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'w1600' } },
  args: { 'aria-label': 'Numbers', width: 300, height: 400 },
  render: () => <div data-testid="room" />,
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const stretched = { size: 'stretch', minWidth: 200, maxWidth: 400 } as const;

const settings: Readonly<Record<string, Partial<FlipbookSettings>>> = {
  fixed: {},
  'fixed, two pages wherever it is': { usePortrait: false },
  'fixed, as high as its room': { autoSize: false },
  stretched,
  'stretched, low': { ...stretched, maxHeight: 250, showCover: true },
  'stretched, as high as its room': { ...stretched, minHeight: 250, autoSize: false },
};

/** Draws a book as a server does, between two lines, and lets React take it over. */
async function shiftsOfHydration(room: HTMLElement, Book: ComponentType<FlipbookSettings>, props: FlipbookSettings) {
  const page = (
    <>
      <p>Before</p>
      <Book {...props} />
      <p>After</p>
    </>
  );
  room.innerHTML = renderToString(page);
  const unmount: (() => void)[] = [];
  const shifts = await shiftsOf(async () => {
    const tree = hydrateRoot(room, page);
    unmount.push(() => tree.unmount());
    await waitFor(() => expect(rootIn(room)).toHaveAttribute('data-state', 'read'));
  });
  for (const call of unmount) call();
  return shifts;
}

/** Expects nothing to move when a book comes to life, in rooms from narrow to much wider than two pages. */
function staysStill(Book: ComponentType<FlipbookSettings>): NonNullable<Story['play']> {
  return async ({ args: { width, height }, canvas, step }) => {
    const room = canvas.getByTestId('room');
    for (const [name, className = ''] of [['a block'], ['a column', rooms.column]] as const) {
      room.className = className;
      for (const roomWidth of [390, 800, 1280, 1600]) {
        room.style.width = `${roomWidth}px`;
        await step(`${name} of ${roomWidth} px`, async () => {
          for (const [title, props] of Object.entries(settings)) {
            const shifts = await shiftsOfHydration(room, Book, { width, height, ...props });
            await expect([title, ...shifts]).toEqual([title]);
          }
        });
      }
    }
  };
}

/** A reader sees nothing move when the script comes. */
export const NothingMoves: Story = {
  play: staysStill((props) => <Flipbook {...props}>{numberedPages(8)}</Flipbook>),
};

/** Nor in the drop-in, which lies at the left and may be higher than its page. */
export const NothingMovesInTheDropIn: Story = {
  play: staysStill((props) => <HTMLFlipBook {...props}>{numberedPages(8)}</HTMLFlipBook>),
};

const firstSizes: string[] = [];

function MeasuredPage() {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    firstSizes.push(`${page.current?.offsetWidth} x ${page.current?.offsetHeight}`);
  }, []);
  return <div ref={page} style={{ height: '100%' }} />;
}

const measuredBooks: Readonly<Record<string, Partial<FlipbookSettings>>> = {
  'two pages': {},
  'as wide as there is room': { ...stretched, maxWidth: 300 },
  'as high as its room': { autoSize: false },
};

/** A page's first layout effect finds it as large as it is, in sight or not: mounted, mounted twice, or taken over from a server. */
export const LayoutEffectsFindPagesMeasured: Story = {
  play: async ({ args: { width, height }, canvas, step }) => {
    const place = canvas.getByTestId('room');
    place.style.width = '700px';
    for (const [title, props] of Object.entries(measuredBooks)) {
      const book = (
        <Flipbook width={width} height={height} {...props}>
          <MeasuredPage />
          <MeasuredPage />
          <MeasuredPage />
        </Flipbook>
      );
      const mounts: readonly [string, () => { unmount: () => void }][] = [
        ['mounted', () => mounted(place, book)],
        ['mounted twice', () => mounted(place, <StrictMode>{book}</StrictMode>)],
        ['taken over', () => takenOver(place, book)],
      ];
      for (const [how, mount] of mounts) {
        await step(`${title}, ${how}`, async () => {
          const tree = mount();
          await waitFor(() => expect(rootIn(place)).toHaveAttribute('data-state', 'read'));
          tree.unmount();
          await expect(new Set(firstSizes.splice(0))).toEqual(new Set(['300 x 400']));
        });
      }
    }
  },
};

function mounted(place: HTMLElement, book: ReactNode) {
  const tree = createRoot(place);
  tree.render(book);
  return tree;
}

function takenOver(place: HTMLElement, book: ReactNode) {
  place.innerHTML = renderToString(book);
  return hydrateRoot(place, book);
}

function FlippedAtOnce() {
  const handle = useRef<FlipbookHandle>(null);
  useEffect(() => void handle.current?.flip(6), []);
  return (
    <Flipbook ref={handle} width={300} height={400}>
      {numberedPages(8)}
    </Flipbook>
  );
}

/** Strict mode mounts a root's top twice: a turn that an effect begins is drawn by the second book. */
export const TurnedAtOnceInStrictMode: Story = {
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    const reactRoot = createRoot(room);
    reactRoot.render(
      <StrictMode>
        <FlippedAtOnce />
      </StrictMode>,
    );
    await waitFor(() => expect(rootIn(room)).toHaveAttribute('data-state', 'flipping'));
    await frames(2);
    await expect(rootIn(room).querySelectorAll('[data-turning]')).not.toHaveLength(0);
    await land(rootIn(room));
    await expect(inSight(rootIn(room))).toEqual(['Page 6', 'Page 7']);
    reactRoot.unmount();
  },
};
