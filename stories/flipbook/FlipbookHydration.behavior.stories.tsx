import { type ReactNode, StrictMode, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Toolbar } from '../../src/flipbook/addons/toolbar.ts';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import { type FlipbookHandle, FlipbookProvider, type FlipbookSettings } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behavior, plays, type Story } from './play/behavior.tsx';
import { bookIn, frames, isOnTop, land, pageBoxes, rootIn, visiblePages } from './play/book.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { stepsIn } from './play/steps.ts';
import { translate } from './play/translate.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Hydration',
  ...behavior,
  parameters: { ...behavior.parameters, layout: 'fullscreen' },
  globals: { viewport: { value: 'w1600' } },
  render: () => <div data-testid="container" />,
};

/** The position and size of an element, to a hundredth of a pixel. */
function boxOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map((px) => Math.round(px * 100) / 100);
}

function visibleBoxes(container: HTMLElement) {
  const root = rootIn(container);
  const pages = pageBoxes(root).filter(isOnTop);
  return [root.offsetHeight, boxOf(bookIn(root)), ...pages.map((page) => [page.textContent, ...boxOf(page)])];
}

/** Renders on the server, hydrates, and expects the same visible boxes before and after. */
async function expectNoShift(container: HTMLElement, book: ReactNode) {
  const strict = <StrictMode>{book}</StrictMode>;
  container.innerHTML = renderToString(strict);
  const before = visibleBoxes(container);
  const tree = hydrateRoot(container, strict);
  await land(rootIn(container));
  await expect(visibleBoxes(container)).toEqual(before);
  tree.unmount();
  return before;
}

const base = { width: 300, height: 400, 'aria-label': 'Numbers', children: numberedPages(8) };
const stretch = { size: 'stretch', minWidth: 200, maxWidth: 450 } as const;

const books: Record<string, Partial<FlipbookSettings> & { direction?: 'rtl' }> = {
  'two pages': {},
  'autoSize off': { autoSize: false },
  'a cover': { showCover: true },
  'an odd start page': { startPage: 3 },
  'read from right to left': { direction: 'rtl', startPage: 2 },
  'a cover, read from right to left': { direction: 'rtl', showCover: true },
  'a spread at any width': { usePortrait: false },
  stretched: stretch,
  'stretched to its maximum height': { ...stretch, maxHeight: 360, startPage: 5 },
  'stretched, a spread at any width': { ...stretch, minWidth: 150, usePortrait: false },
};

/** In containers of different widths, hydration moves nothing, in the flipbook and in the drop-in. */
export const HydrationMovesNothing: Story = {
  play: async ({ canvas, step }) => {
    const container = canvas.getByTestId('container');
    // Wider than a spread, exactly one spread, less, and one page.
    for (const width of [1600, 600, 599, 320])
      for (const [title, { direction, ...props }] of Object.entries(books))
        await step(`${title}, in ${width} px`, async () => {
          container.style.width = `${width}px`;
          const visible = await expectNoShift(container, <Flipbook {...base} {...props} direction={direction} />);
          await expect(visible.length).toBeGreaterThan(2);
          if (width === 599 && !direction) await expectNoShift(container, <HTMLFlipBook {...base} {...props} />);
        });
    await step('in the middle of a column, with two buttons', async () => {
      container.style.cssText = 'width: 800px; display: flex; flex-direction: column; align-items: center';
      await expectNoShift(container, <Flipbook {...base} buttons />);
    });
  },
};

/** If CSS variables set the page size, it applies until hydration. */
export const VariablesSetTheInitialSize: Story = {
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('container');
    container.style.cssText = '--flipbook-page-width: 280px; --flipbook-page-height: 360px';
    container.innerHTML = renderToString(<Flipbook {...base} />);
    await expect(bookIn(rootIn(container)).getBoundingClientRect()).toMatchObject({ width: 560, height: 360 });
  },
};

/**
 * If the browser translates the page before hydration, React renders the flipbook again, and pages
 * still turn.
 */
export const TranslatedPageIsRenderedAgain: Story = {
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('container');
    const book = (
      <FlipbookProvider>
        <Flipbook {...base} buttons />
        <Toolbar.PageField />
        <Toolbar.Status data-testid="bar" />
      </FlipbookProvider>
    );
    container.innerHTML = renderToString(book);
    translate(container);
    const onRecoverableError = fn();
    const tree = hydrateRoot(container, book, { onRecoverableError });
    await waitFor(() => expect(onRecoverableError).toHaveBeenCalledOnce());
    await userEvent.click(within(container).getByRole('button', { name: 'next' }));
    await stepsIn(container).expectPages(2, 3);
    await expect(within(container).getByTestId('bar')).toHaveTextContent('Pages 3 and 4 of 8');
    await expect(within(container).getByRole('textbox')).toHaveValue('3');
    tree.unmount();
  },
};

function BookTurnedByAnEffect() {
  const handle = useRef<FlipbookHandle>(null);
  useEffect(() => void handle.current?.flip(6), []);
  return <Flipbook {...base} ref={handle} />;
}

const inStrictMode: Story = {
  render: () => (
    <StrictMode>
      <BookTurnedByAnEffect />
    </StrictMode>
  ),
};

/** A turn that an effect starts runs even in Strict Mode, which mounts twice. */
export const EffectTurnsInStrictMode = plays(inStrictMode, async ({ root, expectPages }) => {
  const expectTurn = () => expect(visiblePages(root)).toEqual(expect.arrayContaining(['Page 0', 'Page 6']));
  await waitFor(expectTurn);
  await frames(2);
  await expectTurn();
  await expectPages(6, 7);
});
