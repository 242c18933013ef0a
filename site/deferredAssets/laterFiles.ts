/** The id of the `<template>` that has a page's files for after its first paint. */
export const laterFilesId = 'after-first-paint';

/** The attribute of a style sheet's tag whose file a page can be hydrated without. */
export const dispensable = 'data-dispensable';

/** The attribute of a style sheet's tag whose file did not arrive: once that has happened, nothing else tells. */
export const lostAttribute = 'data-lost';

/** Puts the tags that wait in the template in its place, so that the browser asks for their files. */
export function insertLaterFiles(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>(`template#${laterFilesId}`);
  if (!template) return;
  const tags = page.importNode(template.content, true);
  for (const script of tags.querySelectorAll('script')) {
    // In their order, as if they had stood in the page from the beginning.
    script.async = false;
  }
  for (const link of tags.querySelectorAll('link')) {
    link.addEventListener('error', () => link.setAttribute(lostAttribute, ''), { once: true });
  }
  template.replaceWith(tags);
}
