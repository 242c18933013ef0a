/** The id of the `<template>` that holds the tags of a page's deferred files. */
export const laterFilesId = 'after-first-paint';

/** Marks the tag of a style sheet that hydration does not need. */
export const dispensable = 'data-dispensable';

/** Marks the tag of a style sheet that failed to load: after the event, nothing else shows it. */
export const lostAttribute = 'data-lost';

/** Replaces the template with the tags it holds, so that the browser requests their files. */
export function insertLaterFiles(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>(`template#${laterFilesId}`);
  if (!template) return;
  const tags = page.importNode(template.content, true);
  for (const script of tags.querySelectorAll('script')) {
    // In order, as if they had been in the page from the beginning.
    script.async = false;
  }
  for (const link of tags.querySelectorAll('link')) {
    link.addEventListener('error', () => link.setAttribute(lostAttribute, ''), { once: true });
  }
  template.replaceWith(tags);
}
