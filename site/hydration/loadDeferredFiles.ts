/** The id of the `<template>` that holds the tags of a page's deferred files. */
export const deferredFilesId = 'after-first-paint';

/**
 * Requests a page's deferred files once the page is parsed and painted, so that they do not compete
 * for bandwidth with the files for the first paint. They load at once in a hidden window, which
 * paints nothing, and in browsers that report no paint. Idempotent.
 */
export function loadDeferredFiles(): void {
  const reportsPaint = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadDeferredFiles, { once: true });
  else if (document.hidden || !reportsPaint) insertTags();
  else {
    // Chromium may paint the backdrop first. It reports that as a paint without content.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) insertTags();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('visibilitychange', insertTags, { once: true });
  }
}

/** Replaces the template, if it is still there, with the tags it holds. */
function insertTags(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${deferredFilesId}`);
  if (!template) return;
  const tags = document.importNode(template.content, true);
  const sheets = Array.from(tags.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  const script = tags.querySelector('script');
  script?.remove();
  template.replaceWith(tags);
  // Hydration needs every style sheet. A failed one triggers the fallback.
  void Promise.all(sheets.map(sheetLoad)).then(() => script && document.body.append(script));
}

/**
 * Waits for a style sheet. Chromium also fires `load` if the host answers with a page instead, so an
 * empty sheet counts as an error.
 */
function sheetLoad(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      if (link.sheet?.cssRules.length) resolve();
      else link.dispatchEvent(new Event('error'));
    });
  });
}
