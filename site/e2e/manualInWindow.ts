/**
 * The positions of the manual's open pages in the window, and the spaces between the bar, the pages,
 * the buttons and the window's end, in px. Runs in the page.
 */
export const manualInWindow = () => {
  const pages = [...document.querySelectorAll('[data-flipbook] article')].filter((page) => !page.closest('[hidden]'));
  // Browsers without `currentCSSZoom`, such as WebKitGTK 2.50, return rectangles in zoomed px.
  const zoomOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).zoom) * zoomOf(element.parentElement) : 1;
  const clientBox = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const zoom = 'currentCSSZoom' in element ? 1 : zoomOf(element);
    return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
  };
  const boxes = pages.map(clientBox);
  const buttons = [...document.querySelectorAll('main [data-skin]')].map(clientBox);
  const bottomOfBar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    pageCount: pages.length,
    pageWidth: Math.min(...boxes.map(({ width }) => width)),
    /** The window's width without its scroll bar. */
    availableWidth: document.documentElement.clientWidth,
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    above: Math.min(...boxes.map(({ top }) => top)) - bottomOfBar,
    below: Math.min(...buttons.map(({ top }) => top)) - Math.max(...boxes.map(({ bottom }) => bottom)),
    end: window.innerHeight - Math.max(...buttons.map(({ bottom }) => bottom)),
    hiddenHeight: document.documentElement.scrollHeight - window.innerHeight,
    hiddenWidth: document.documentElement.scrollWidth - window.innerWidth,
  };
};
