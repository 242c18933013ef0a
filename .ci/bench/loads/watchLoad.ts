/** When a page's load came to what, in milliseconds from its start; what has not come yet is missing. */
export interface LoadMoments {
  firstPaint?: number;
  largestPaint?: number;
  /** React has taken the page over: it answers. */
  answers?: number;
}

declare global {
  interface Window {
    loadMoments: LoadMoments;
  }
}

/** Writes the moments of a page's load into `window.loadMoments`. Runs in the page, before anything of it; sees nothing of this file. */
export function watchLoad(): void {
  const moments: LoadMoments = {};
  window.loadMoments = moments;
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) moments.firstPaint = first.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    // Each is larger than the one before.
    const largest = list.getEntries().at(-1);
    if (largest) moments.largestPaint = largest.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#root[data-state="started"]')) return;
    moments.answers = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
}
