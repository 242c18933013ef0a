import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import HTMLFlipBook from '../../src/flipbook/compat.tsx';
import type { BesidePeer } from './play/BesidePeer.tsx';
import { type BesideStory, besidePeer, book, leaves, peer } from './play/dropIn.tsx';
import { keepWarnings, toDevelopers, warnings } from './play/keepWarnings.ts';

export default { title: 'Flipbook/Drop-in/Habits', tags: ['!autodocs'], ...besidePeer };

/** What a selector finds in both books, by its text. */
const found = (selector: string) =>
  ['peer', 'ours'].map((room) =>
    [...document.querySelectorAll(`[data-testid=${room}] ${selector}`)].map(({ textContent }) => textContent),
  );

const hookedPages = ['.--left', '.--right', '.--soft', '.--hard', '.stf__item'].map((hook) => `.app-page${hook}`);

const sameFinds = async (): Promise<void> => {
  for (const selector of hookedPages) {
    await waitFor(() => {
      const [before, here] = found(selector);
      expect(here, selector).toEqual(before);
    });
  }
  await expect(found('.app-page.--right')[1]?.length).toBeGreaterThan(0);
};

/** Compound selectors find the pages that they find in page-flip, before a turn and after. */
export const ClassesOfPages: BesideStory = {
  play: async ({ step }) => {
    await step('Before a turn', sameFinds);
    await step('After a turn', async () => {
      for (const { current } of [book, peer]) current?.pageFlip().flipNext();
      await waitFor(() => expect(found('.app-page.--left')).toEqual(Array(2).fill(['Page 0', 'Page 2'])));
      await sameFinds();
    });
  },
};

/** A page that is another element at night. */
const Second = ({ isNight }: { isNight: boolean }) =>
  isNight ? <section className="app-page">Page 1</section> : <div className="app-page">Page 1</div>;

/** Pages that change: a page's class, and another page's whole element. */
function ChangingPages({ width, height }: ComponentProps<typeof BesidePeer>) {
  const [isNight, setIsNight] = useState(false);
  return (
    <div data-testid="ours">
      <HTMLFlipBook width={width} height={height}>
        <div className={isNight ? 'app-page night' : 'app-page'}>Page 0</div>
        <Second isNight={isNight} />
      </HTMLFlipBook>
      <button type="button" onClick={() => setIsNight(true)}>
        Night
      </button>
    </div>
  );
}

/** A class that React writes anew, and an element that it puts in another's place, have the book's classes again. */
export const ClassesThatChange: BesideStory = {
  render: (args) => <ChangingPages {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(found('.app-page.--soft.stf__item')[1]).toEqual(['Page 0', 'Page 1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Night' }));
    await waitFor(() => expect(found('.app-page.night.--left.--soft.stf__item')[1]).toEqual(['Page 0']));
    await waitFor(() => expect(found('section.app-page.--right.--soft.stf__item')[1]).toEqual(['Page 1']));
  },
};

function LateBook({ width, height, onInit, onUpdate }: ComponentProps<typeof BesidePeer>) {
  const [count, setCount] = useState(1);
  useEffect(() => setCount(6), []);
  return (
    <HTMLFlipBook ref={book} width={width} height={height} onInit={onInit} onUpdate={onUpdate}>
      {leaves(count)}
    </HTMLFlipBook>
  );
}

/** Pages that come in an effect of the parent, before the book has been painted, are part of it when it says `init`. */
export const PagesOfAnEffect: BesideStory = {
  args: { onInit: fn(), onUpdate: fn() },
  render: (args) => <LateBook {...args} />,
  play: async ({ args: { onInit, onUpdate } }) => {
    await waitFor(() => expect(onInit).toHaveBeenCalledTimes(1));
    await expect(book.current?.pageFlip().getPageCount()).toBe(6);
    await expect(onUpdate).not.toHaveBeenCalled();
  },
};

/** page-flip's own controller is asked whether there is a book yet, and told to turn. */
export const ControllerOfTurns: BesideStory = {
  play: async () => {
    for (const { current } of [book, peer]) {
      await waitFor(() => expect(current?.pageFlip().getFlipController()?.getState()).toBe('read'));
      current?.pageFlip().getFlipController()?.flipToPage(4, 'bottom');
      await waitFor(() => expect(current?.pageFlip().getCurrentPageIndex()).toBe(4));
    }
  },
};

/** As real lists of contents have it: an element that is no button. */
const chapter = { onClick: () => book.current?.pageFlip().flip(2) };

/** Developers are told, once, of a number that may make up for the turn that the peer made of the same click. */
export const ContentsWithNumbers: BesideStory = {
  args: {
    children: [
      <div key="contents">
        <p {...chapter}>Chapter</p>
        <button type="button" onClick={() => book.current?.pageFlip().flip(4)}>
          Index
        </button>
      </div>,
      ...leaves(6).slice(1),
    ],
  },
  render: ({ width, height, children }) => (
    <HTMLFlipBook ref={book} width={width} height={height} flippingTime={100}>
      {children}
    </HTMLFlipBook>
  ),
  beforeEach: keepWarnings,
  play: async ({ canvas, userEvent }) => {
    for (const [name, page] of [
      ['Index', 4],
      ['Chapter', 2],
      ['Chapter', 2],
    ] as const) {
      await userEvent.click(canvas.getByText(name));
      await waitFor(() => expect(book.current?.pageFlip().getCurrentPageIndex()).toBe(page));
      book.current?.pageFlip().turnToPage(0);
    }
    await expect(warnings).toEqual(toDevelopers(expect.stringContaining('flip(2) was called by a click on a page.')));
  },
};
