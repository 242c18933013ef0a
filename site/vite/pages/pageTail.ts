import { deferredFilesId } from '../../hydration/loadDeferredFiles.ts';
import { escapeHtml, linkTag } from '../head/tags.ts';
import type { PageScript } from './pageAssets.ts';

/** The addresses of the files that a page needs after its first paint. */
export type TailFacts = {
  /** Style sheets. The page also inlines the rules that it needs for the first paint. */
  styles: readonly string[];
  script: string;
  /** Scripts of the page, which `script` would import only later. */
  preloads: readonly PageScript[];
  /** The fallback script for pages whose other scripts fail. */
  fallbackScript: string;
  /** A style sheet with the page's `@font-face` rules, for hosts that refuse inline styles. */
  firstFaces: string;
};

/**
 * The HTML at the end of a page's body: the tags of files for after the first paint, in the order of
 * need. They are in a `<template>` until a script in the head inserts them. If a host refuses that
 * script, the fallback script inserts them, so it loads at once, with low priority.
 */
export function pageTail({ styles, script, preloads, fallbackScript, firstFaces }: TailFacts): string {
  const scripts = [
    `<script type="module" src="${escapeHtml(script)}" crossorigin></script>`,
    linkTag('modulepreload', script, ' crossorigin'),
    ...preloads.map(({ file, media }) =>
      linkTag('modulepreload', file, ` crossorigin${media === undefined ? '' : ` media="${escapeHtml(media)}"`}`),
    ),
  ];
  const deferredTags = `<template id="${deferredFilesId}">${sheetTags(styles)}${scripts.join('')}</template>`;
  return (
    `${deferredTags}<script async fetchpriority="low" src="${escapeHtml(fallbackScript)}" ` +
    `data-faces="${escapeHtml(firstFaces)}"></script>`
  );
}

/** The style sheets' tags. The head repeats them in `<noscript>`. */
export function sheetTags(styles: readonly string[]): string {
  return styles.map((style) => linkTag('stylesheet', style, ' crossorigin')).join('');
}
