/** The id of the `<template>` that holds the tags of a page's deferred files. */
export const deferredFilesId = 'after-first-paint';

/** Marks the tag of a style sheet that hydration does not need. */
export const dispensable = 'data-dispensable';

/** Marks the tag of a style sheet that failed to load: after the event, nothing else shows it. */
export const failedAttribute = 'data-lost';

/** Replaces the template with the tags it holds, so that the browser requests their files. */
export function insertDeferredFiles(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>(`template#${deferredFilesId}`);
  if (!template) return;
  const tags = page.importNode(template.content, true);
  for (const script of tags.querySelectorAll('script')) {
    // In order, as if they had been in the page from the beginning.
    script.async = false;
  }
  for (const link of tags.querySelectorAll('link')) {
    link.addEventListener('error', () => link.setAttribute(failedAttribute, ''), { once: true });
  }
  template.replaceWith(tags);
}
