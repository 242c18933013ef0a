import { laterFilesId } from '../../deferredAssets/laterFiles.ts';
import { escapeHtml, linkTag } from '../head/tags.ts';
import type { PageScript } from './pageAssets.ts';

/** The files that a page needs after its first paint, as its tags name them. */
export type TailFacts = {
  /** Style sheets whose first part stands in the page itself. */
  styles: readonly string[];
  script: string;
  /** Scripts of the page's own, which that one would ask for only later. */
  preloads: readonly PageScript[];
  /** The script that does what the others should have done, as far as it can. */
  fallbackScript: string;
  /** The faces that the page declares itself, as a style sheet for where that is refused. */
  firstFaces: string;
};

/**
 * The end of a page's body, as HTML: the files that come after the first paint, in the order in which they are needed. They
 * wait in a `<template>`, out of which a script in the head takes them; where that is refused, the fallback does. So this one
 * is asked for at once, as the last and least of what the first paint shares the line with.
 */
export function pageTail({ styles, script, preloads, fallbackScript, firstFaces }: TailFacts): string {
  const scripts = [
    `<script type="module" src="${escapeHtml(script)}" crossorigin></script>`,
    ...preloads.map(({ file, media }) =>
      linkTag('modulepreload', file, ` crossorigin${media === undefined ? '' : ` media="${escapeHtml(media)}"`}`),
    ),
  ];
  const deferredTags = `<template id="${laterFilesId}">${sheetTags(styles)}${scripts.join('')}</template>`;
  return `${deferredTags}<script async fetchpriority="low" src="${escapeHtml(fallbackScript)}" data-faces="${escapeHtml(firstFaces)}"></script>`;
}

/** The tags of the style sheets: for the head as well, where browsers without scripts find them. */
export function sheetTags(styles: readonly string[]): string {
  return styles.map((style) => linkTag('stylesheet', style, ' crossorigin')).join('');
}
