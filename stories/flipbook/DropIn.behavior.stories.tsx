import type { Meta, StoryObj } from '@storybook/react-vite';
import pageFlipSheet from 'page-flip/src/Style/stPageFlip.css?raw';
import { createRef, useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import HTMLFlipBook, { type HTMLFlipBookProps, type HTMLFlipBookRef } from '../../src/flipbook/compat.tsx';
import { testOnly } from '../testOnly.ts';
import { land, rootIn } from './play/book.ts';
import { change, useChanges } from './play/change.ts';
import { corner, Hand, pastSpine } from './play/Hand.ts';
import { inMedium } from './play/media.ts';

const book = createRef<HTMLFlipBookRef>();
const openPage = () => book.current?.pageFlip().getCurrentPageIndex();

/** Pages with a class for the app's style sheet. */
const appPages = Array.from({ length: 6 }, (_, number) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the page number
  <div key={number} className="app-page" data-app-page="">
    Page {number}
  </div>
));

/** The flipbook in an app: inside a container, with the app's own unlayered style sheet. */
const inApp = (props: HTMLFlipBookProps, sheet = '') => (
  <>
    <style>{`.container { width: 1000px } ${sheet}`}</style>
    <div className="container" data-testid="container">
      <HTMLFlipBook {...props} className="app-book" ref={book} />
    </div>
  </>
);

export default {
  title: 'Flipbook/Drop-in/Behavior',
  component: HTMLFlipBook,
  parameters: { ...testOnly, layout: 'fullscreen' },
  args: { width: 200, height: 260, flippingTime: 100, children: appPages },
  render: (args) => inApp(args),
} satisfies Meta<typeof HTMLFlipBook>;

type Story = StoryObj<typeof HTMLFlipBook>;

const stretch = { size: 'stretch', minWidth: 100, minHeight: 100 } as const;
const canvases = appPages.map(({ key }) => (
  <div key={key}>
    <canvas data-app-page="" width="600" height="800" />
  </div>
));

/** The flipbook and its two open pages: left, top, width and height relative to the container. */
const spread = '0,0,400,260 0,0,200,260 200,0,200,260';

/**
 * Styles that apps apply around a flipbook, and the boxes that `react-pageflip` has there. Each
 * case has the boxes of a spread unless it lists others.
 */
const apps: Readonly<Record<string, readonly [sheet: string, boxes?: string, props?: Partial<HTMLFlipBookProps>]>> = {
  'one page, centered in an element of its aspect ratio': ['.container { width: 300px }', '0,0,300,390 50,65,200,260'],
  'a grid': ['.container { display: grid; place-items: center }', '400,0,200,260 400,0,200,260', { autoSize: false }],
  'the middle of a given height': [
    '.container { height: 400px } .container > * { height: 100% }',
    '0,0,1000,400 192,0,308,400 500,0,308,400',
    { autoSize: false, ...stretch, maxWidth: 500 },
  ],
  'text columns, across which no page breaks': ['.container { width: 900px; columns: 2 }'],
  'vertical writing': [
    '.container { width: 600px; height: 500px; writing-mode: vertical-rl }',
    '200,0,400,500 200,120,200,260 400,120,200,260',
  ],
  'pages with margins': ['.app-page { margin: 10px; border: 3px solid }', '0,0,400,260 10,10,200,260 210,10,200,260'],
  'a margin between siblings': ['.stf__parent > * + * { margin: 20px }'],
  'a maximum width meant for pictures': ['* { max-width: 100% }'],
  'floats, which shrink to their content': [
    '.container, .container div { float: left; width: auto }',
    '0,0,200,260 0,0,200,260',
  ],
  'a position for every element': ['div { position: relative }'],
  'a flex container as the flipbook': [
    '.app-book { display: flex; align-items: center; justify-content: center }',
    '0,0,1000,650 0,0,500,650 500,0,500,650',
    { ...stretch, maxWidth: 500 },
  ],
  'a class that makes it shorter than its aspect ratio': [
    '.app-book { height: 300px } .container { width: 350px }',
    '0,0,350,300 75,20,200,260',
  ],
  'padding on the flipbook': ['.app-book { padding: 10px }', '0,0,420,280 10,10,200,260 210,10,200,260'],
  'canvases, which fill their pages': ['', spread, { children: canvases }],
};

function boxesIn(container: HTMLElement): string {
  const { left, top } = container.getBoundingClientRect();
  const visibleElements = [...container.querySelectorAll('.stf__parent, [data-app-page]')].filter((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }),
  );
  const boxes = visibleElements.map((element) => element.getBoundingClientRect());
  return boxes.map((box) => [box.left - left, box.top - top, box.width, box.height].map(Math.round).join()).join(' ');
}

/** With app styles, and beside page-flip's own sheet, the boxes are where `react-pageflip` has them. */
export const AppStylesPlaceBoxesAsInReactPageflip: Story = {
  args: { onChangeOrientation: fn() },
  play: async ({ mount, args, step }) => {
    for (const [title, [sheet, boxes = spread, props]] of Object.entries(apps))
      for (const otherSheet of ['', pageFlipSheet])
        await step(`${title}${otherSheet && ', beside page-flip'}`, async () => {
          const canvas = await mount(
            <div key={title + otherSheet}>{inApp({ ...args, ...props }, otherSheet + sheet)}</div>,
          );
          await waitFor(() => expect(boxesIn(canvas.getByTestId('container')), title).toBe(boxes));
        });
    await expect(args.onChangeOrientation).not.toHaveBeenCalled();
  },
};

/** With page-flip's own sheet, which hides pages, pages still turn, and every page prints once. */
export const PagesTurnBesidePageFlip: Story = {
  render: (args) => inApp(args, pageFlipSheet),
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('container');
    await waitFor(() => expect(boxesIn(container)).toBe(spread));
    book.current?.pageFlip().flipNext();
    await land(rootIn(container));
    await expect(boxesIn(container)).toBe(spread);
    const pages = [...container.querySelectorAll('[data-app-page]')];
    for (const page of pages) await expect(getComputedStyle(page).transformStyle).toBe('flat');
    await inMedium('print', async () => {
      const boxes = pages.map((page) => page.getBoundingClientRect());
      const tops = boxes.map(({ top, width, height }) => [Math.round(top - (boxes[0]?.top ?? 0)), width, height]);
      await expect(tops).toEqual([0, 1, 2, 3, 4, 5].map((page) => [page * 260, 200, 260]));
    });
  },
};

/** In portrait, `getBoundsRect` returns a whole spread, whose right half is the page. */
export const BoundsInPortraitAreASpread: Story = {
  render: (args) => inApp(args, '.container { width: 300px }'),
  play: async () => {
    const bounds = { left: 50 - 200, width: 400, pageWidth: 200 };
    await waitFor(() => expect(book.current?.pageFlip().getBoundsRect()).toMatchObject(bounds));
  },
};

const buttons = [0, 1, 2, 3].map((number) => (
  <div key={number}>
    <button type="button">Note {number}</button>
  </div>
));

/** When a focused page is hidden, the flipbook takes the focus, although it is not a tab stop. */
export const FocusStaysInTheFlipbook: Story = {
  args: { children: buttons },
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    canvas.getByRole('button', { name: 'Note 0' }).focus();
    book.current?.pageFlip().flipNext();
    await land(root);
    await expect(root).toHaveFocus();
    // After the focus has moved on, the flipbook is no longer focusable.
    canvas.getByRole('button', { name: 'Note 2' }).focus();
    root.focus();
    await expect(root).not.toHaveFocus();
  },
};

/** The drop-in leaves Escape to the app. With `keyboard`, Escape cancels a drag, wherever the focus is. */
export const AppHandlesEscape: Story = {
  play: async ({ mount, args }) => {
    for (const keyboard of [false, true]) {
      const canvas = await mount(<div key={String(keyboard)}>{inApp({ ...args, keyboard })}</div>);
      await waitFor(() => expect(openPage()).toBe(0));
      const root = rootIn(canvas.getByTestId('container'));
      const hand = new Hand(root);
      hand.startDrag(corner, [0.8, 0.9], pastSpine);
      await expect(await fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(!keyboard);
      hand.release(pastSpine);
      await land(root);
      await expect(openPage()).toBe(keyboard ? 0 : 2);
    }
  },
};

/** Content that overflows its page, such as padding outside the box, takes presses like the page. */
export const OverflowingContentTakesPresses: Story = {
  render: (args) => inApp(args, '.app-page { box-sizing: content-box; padding: 30px; background: wheat }'),
  play: async ({ canvas }) => {
    const page = canvas.getByText('Page 1');
    const { right, top } = page.getBoundingClientRect();
    const at = { clientX: right - 10, clientY: top + 100, button: 0, isPrimary: true, pointerId: 1 };
    await fireEvent.pointerDown(page, at);
    await fireEvent.pointerUp(page, at);
    await waitFor(() => expect(openPage()).toBe(2));
  },
};

/** A page that renders another element in dark mode. */
const NightPage = ({ isNight }: { isNight: boolean }) => (isNight ? <section>Page 1</section> : <div>Page 1</div>);

function NightBook(args: HTMLFlipBookProps & { isNight?: boolean }) {
  const { isNight = false, ...props } = useChanges(args);
  return (
    <HTMLFlipBook {...props}>
      <div className={isNight ? 'night' : 'day'}>Page 0</div>
      <NightPage isNight={isNight} />
    </HTMLFlipBook>
  );
}

/** When React rewrites a page's class or replaces its element, the drop-in adds its own classes again. */
export const ClassesSurviveRenders: Story = {
  render: (args) => <NightBook {...args} />,
  play: async ({ canvasElement }) => {
    const textOf = (selector: string) => canvasElement.querySelector(selector)?.textContent;
    await expect(textOf('.day.--left.--soft.stf__item')).toBe('Page 0');
    await change({ isNight: true });
    await waitFor(() => expect(textOf('.night.--left.--soft.stf__item')).toBe('Page 0'));
    await waitFor(() => expect(textOf('section.--right.--soft.stf__item')).toBe('Page 1'));
  },
};

function LateBook(props: HTMLFlipBookProps) {
  const [count, setCount] = useState(1);
  useEffect(() => setCount(6), []);
  return <HTMLFlipBook {...props}>{appPages.slice(0, count)}</HTMLFlipBook>;
}

/** `init` comes after pages that a parent's effect adds before the first paint. */
export const PagesAddedInAnEffectCountForInit: Story = {
  args: { onInit: fn(), onUpdate: fn() },
  render: (args) => <LateBook {...args} />,
  play: async ({ args: { onInit, onUpdate }, canvasElement }) => {
    await waitFor(() => expect(onInit).toHaveBeenCalledTimes(1));
    await expect(canvasElement.querySelectorAll('.stf__item')).toHaveLength(6);
    await expect(onUpdate).not.toHaveBeenCalled();
  },
};
