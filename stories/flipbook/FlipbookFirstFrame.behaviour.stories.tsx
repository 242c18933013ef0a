import { Fragment, type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import type { FlipbookHandle, FlipbookSettings } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviour, type Story } from './play/behaviour.tsx';
import { inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import rooms from './play/rooms.module.css';
import { shiftsOf } from './play/shiftsOf.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/First frame',
  tags: ['!autodocs'],
  ...behaviour,
  parameters: { ...behaviour.parameters, layout: 'fullscreen' },
  globals: { viewport: { value: 'w1600' } },
  render: () => <div data-testid="room" />,
};

const page = { width: 300, height: 400 };
const stretched = { size: 'stretch', minWidth: 200, maxWidth: 400 } as const;

const settings: Readonly<Record<string, Partial<FlipbookSettings>>> = {
  fixed: {},
  'fixed, two pages wherever it is': { usePortrait: false },
  'fixed, as high as its room': { autoSize: false },
  stretched,
  'stretched, low': { ...stretched, maxHeight: 250, showCover: true },
  'stretched, as high as its room': { ...stretched, minHeight: 250, autoSize: false },
};

/** Books of all these settings, between lines; the drop-in lies at the left, and may be higher than its page. */
const books = [Flipbook, HTMLFlipBook].flatMap((Book) =>
  Object.entries(settings).map(([name, more]) => (
    <Fragment key={`${name} ${Book === Flipbook}`}>
      <p>{name}</p>
      <Book {...page} {...more}>
        {numberedPages(8)}
      </Book>
    </Fragment>
  )),
);

/** A reader sees nothing move when the script takes over what a server drew, in rooms from narrow to much wider than two pages. */
export const NothingMoves: Story = {
  play: async ({ canvas, step }) => {
    const room = canvas.getByTestId('room');
    const whole = [...books, <p key="after">After</p>];
    for (const [name, className = ''] of [['a block'], ['a column', rooms.column]] as const) {
      room.className = className;
      for (const roomWidth of [390, 800, 1280, 1600]) {
        await step(`${name} of ${roomWidth} px`, async () => {
          room.style.width = `${roomWidth}px`;
          room.innerHTML = renderToString(whole);
          const unmount: (() => void)[] = [];
          const shifts = await shiftsOf(async () => {
            const tree = hydrateRoot(room, whole);
            unmount.push(() => tree.unmount());
            const roots = [...room.querySelectorAll('[data-flipbook]')];
            await waitFor(() => expect(roots.every((root) => root.matches('[data-state="read"]'))).toBe(true));
          });
          for (const call of unmount) call();
          await expect(shifts).toEqual([]);
        });
      }
    }
  },
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
  play: async ({ canvas, step }) => {
    const place = canvas.getByTestId('room');
    place.style.width = '700px';
    for (const [title, props] of Object.entries(measuredBooks)) {
      const book = (
        <Flipbook {...page} {...props}>
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
