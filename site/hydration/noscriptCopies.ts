/** The id of the `<template>` that holds a copy of each `<noscript>` in a screen, in order. */
export const noscriptCopiesId = 'noscript-copies';

/**
 * The template's HTML. Browsers with scripts keep the content of a `<noscript>` as text, and a host
 * that requires Trusted Types forbids scripts to parse that text.
 */
export function noscriptCopies(screen: string): string {
  const copies = Array.from(
    screen.matchAll(/<noscript>(.*?)<\/noscript>/gs),
    ([, html]) => `<div data-noscript>${html}</div>`,
  );
  return copies.length > 0 ? `<template id="${noscriptCopiesId}">${copies.join('')}</template>` : '';
}
