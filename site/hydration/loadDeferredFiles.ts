/** The id of the `<template>` that holds the tags of a page's deferred files. */
export const deferredFilesId = 'after-first-paint';

/**
 * Requests a page's deferred files once the page is parsed and painted; earlier, they would compete
 * for bandwidth with the files for the first paint. A hidden window paints nothing, and some
 * browsers report no paint: there they load at once. Idempotent.
 */
export function loadDeferredFiles(): void {
  const reportsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadDeferredFiles, { once: true });
  else if (document.hidden || !reportsPaint) insertTags();
  else {
    new PerformanceObserver(insertTags).observe({ type: 'paint', buffered: true });
    addEventListener('visibilitychange', insertTags, { once: true });
  }
}

/** Replaces the template, if it is still there, with the tags it holds. */
function insertTags(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${deferredFilesId}`);
  if (!template) return;
  const tags = document.importNode(template.content, true);
  for (const script of tags.querySelectorAll('script')) {
    // In order, as if they had been in the page from the beginning.
    script.async = false;
  }
  for (const link of tags.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.dataset.state = 'loading';
    link.onload = link.onerror = () => {
      link.dataset.state = 'settled';
    };
  }
  template.replaceWith(tags);
}
