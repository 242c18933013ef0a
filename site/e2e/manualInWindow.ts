/**
 * The manual's open pages in the window, in px. Runs in the page.
 * @returns also the space between the bar, the pages, the buttons and the window's end
 */
export const manualInWindow = () => {
  const pages = [...document.querySelectorAll('[data-flipbook] article')].filter((one) => !one.closest('[hidden]'));
  const boxes = pages.map((one) => one.getBoundingClientRect());
  const buttons = [...document.querySelectorAll('main [data-skin]')].map((one) => one.getBoundingClientRect());
  const bottomOfBar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    pages: pages.length,
    pageWidth: Math.min(...boxes.map(({ width }) => width)),
    /** The window's width without its scroll bar. */
    roomWidth: document.documentElement.clientWidth,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    above: Math.min(...boxes.map(({ top }) => top)) - bottomOfBar,
    below: Math.min(...buttons.map(({ top }) => top)) - Math.max(...boxes.map(({ bottom }) => bottom)),
    end: window.innerHeight - Math.max(...buttons.map(({ bottom }) => bottom)),
    hiddenHeight: document.documentElement.scrollHeight - window.innerHeight,
    hiddenWidth: document.documentElement.scrollWidth - window.innerWidth,
  };
};

/** The position of the manual's buttons relative to the open pages, in px. Runs in the page. */
export const buttonsInWindow = () => {
  const pages = [...document.querySelectorAll('[data-flipbook] article')].filter((one) => !one.closest('[hidden]'));
  const boxes = pages.map((one) => one.getBoundingClientRect());
  const [previous, next, ...others] = ['[data-turn="back"]', '[data-turn="forward"]', 'main [data-skin="label"]']
    .flatMap((buttons) => [...document.querySelectorAll(buttons)])
    .map((one) => one.getBoundingClientRect());
  if (!previous || !next) throw new Error('The manual has no buttons.');
  return {
    /** From the outer edges of the pages, but 16 px inside the window. */
    beforePrevious: previous.left - Math.max(16, Math.min(...boxes.map(({ left }) => left))),
    afterNext: Math.min(innerWidth - 16, Math.max(...boxes.map(({ right }) => right))) - next.right,
    widths: [previous.width, next.width],
    heights: [previous.height, next.height],
    isNextBesidePrevious: previous.top === next.top,
    betweenThem: others.filter(
      ({ top, left, right }) => top === next.top && left >= previous.right + 12 && right + 12 <= next.left,
    ).length,
  };
};
