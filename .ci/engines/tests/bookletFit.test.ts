import { describe, expect, inject, test } from 'vitest';
import { inEachEngine } from '../inEachEngine.ts';

const address = `${inject('engineSite')}/flipbook`;

const windows = [
  [390, 844],
  [450, 800],
  [649, 900],
  [768, 1024],
  [1024, 768],
  [1279, 900],
  [1280, 900],
  [1600, 1000],
] as const;

/** How far the scale may be from what the window has room for. */
const tolerance = 0.005;

inEachEngine((open, { narrowestPx }) => {
  describe('the manual stands upright, as large as the window has room for, inside of it', () => {
    test.each(windows.map(([width, height]) => [Math.max(width, narrowestPx), height]))(
      '%i x %i',
      async (width, height) => {
        const view = await open();
        await view.resize(width, height);
        await view.goto(address);
        await view.evaluate(whenOpen);
        const { scale, roomFor, cover, windowWidth } = await view.evaluate(fitOfCover);
        expect(Math.abs(scale / roomFor - 1), `scale ${scale}, room for ${roomFor}`).toBeLessThan(tolerance);
        expect(cover.left).toBeGreaterThanOrEqual(0);
        expect(cover.top).toBeGreaterThanOrEqual(0);
        expect(cover.right).toBeLessThanOrEqual(windowWidth);
        expect(cover.bottom).toBeLessThanOrEqual(height);
      },
    );
  });

  describe('without scripts the manual is its pages, one below the other, as wide as the window', () => {
    test.each([Math.max(390, narrowestPx), 1280])('in a window of %i px', async (width) => {
      const view = await open({ scripts: false });
      await view.resize(width, 900);
      await view.goto(address);
      const { windowWidth, contentWidth, pages } = await view.evaluate(pagesInOrder);
      expect(pages.length).toBe(8);
      expect(contentWidth).toBe(windowWidth);
      for (const [index, page] of pages.entries()) {
        expect(page.top).toBeGreaterThan((pages[index - 1]?.bottom ?? 0) - 1);
        expect(page.width / page.height).toBeCloseTo(640 / 600, 2);
        expect(page.width).toBeGreaterThan(Math.min(640, windowWidth) * 0.8);
        expect(page.right).toBeLessThanOrEqual(windowWidth);
      }
    });
  });
});

/** Resolves once the book's script has laid it out. */
const whenOpen = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('[data-flipbook][data-state]')) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

/**
 * The scale that the book is drawn at, by the corners of its cover, negative when it is upside down; and what its stage has
 * room for: pages of 640 x 600, one or, from 1280 px on, two, with 20 px on both sides.
 */
const fitOfCover = () => {
  const fit = document.querySelector('[data-lying] > *');
  const room = fit?.parentElement?.parentElement;
  const page = document.querySelector('[role="group"] article');
  if (!fit?.parentElement || !room || !page) throw new Error('There is no manual.');
  const outside = Number.parseFloat(getComputedStyle(fit.parentElement).getPropertyValue('--outside'));
  const bookWidth = innerWidth >= 1280 ? 1280 : 640;
  const { left, top, right, bottom } = page.getBoundingClientRect();
  return {
    scale: Number(getComputedStyle(fit).scale),
    roomFor: Math.min(1, room.clientWidth / (bookWidth + 40), Math.max(160, innerHeight - outside) / 600),
    cover: { left, top, right, bottom },
    windowWidth: document.documentElement.clientWidth,
  };
};

/** Chromium and Firefox measure what is zoomed as it is drawn, WebKit as it would be without. */
const pagesInOrder = () => {
  const fit = document.querySelector('[data-lying] > *');
  if (!fit) throw new Error('There is no manual.');
  const windowWidth = document.documentElement.clientWidth;
  const isUnzoomed = fit.getBoundingClientRect().width > windowWidth;
  const drawn = isUnzoomed ? Number(getComputedStyle(fit).zoom) : 1;
  return {
    windowWidth,
    contentWidth: document.documentElement.scrollWidth,
    pages: Array.from(document.querySelectorAll('[role="group"] article'), (page) => {
      const { top, bottom, right, width, height } = page.getBoundingClientRect();
      return {
        top: top * drawn,
        bottom: bottom * drawn,
        right: right * drawn,
        width: width * drawn,
        height: height * drawn,
      };
    }),
  };
};
