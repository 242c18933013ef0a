import { dispensable, laterFilesId } from '../later/laterFiles.ts';
import { escapeHtml } from './escapeHtml.ts';
import { link } from './headTags.ts';
import type { PageScript } from './pageAssets.ts';

/** The files that a page needs after its first paint, as its tags name them. */
export type TailFacts = {
  /** The sheet with the rest of the faces. Without it a rare letter is in another face, and that is all. */
  faces: string;
  /** Style sheets whose first part stands in the page itself. */
  styles: readonly string[];
  /** The script that every page runs. */
  script: string;
  /** Scripts of the page's own, which that one would ask for only later. */
  preloads: readonly PageScript[];
  /** The script that makes the page readable where the site's own does not come. */
  fallback: string;
};

/**
 * The end of a page's body, as HTML: the files that come after the first paint, in the order in which they are needed. They
 * wait in a `<template>`, out of which a script in the head takes them.
 */
export function pageTail({ faces, styles, script, preloads, fallback }: TailFacts): string {
  const sheets = sheetTags({ faces, styles });
  const scripts = [
    // Before the site's own script: whether that one comes is to be seen.
    `<script src="${escapeHtml(fallback)}"></script>`,
    `<script type="module" src="${escapeHtml(script)}" crossorigin></script>`,
    ...preloads.map(({ file, media }) =>
      link('modulepreload', file, ` crossorigin${media === undefined ? '' : ` media="${escapeHtml(media)}"`}`),
    ),
  ];
  return `<template id="${laterFilesId}">${sheets}${scripts.join('')}</template>`;
}

/** The tags of the style sheets: for the head as well, where browsers without scripts find them. */
export function sheetTags({ faces, styles }: Pick<TailFacts, 'faces' | 'styles'>): string {
  const tags = styles.map((style) => link('stylesheet', style, ' crossorigin'));
  return [`<link ${dispensable} rel="stylesheet" href="${escapeHtml(faces)}" crossorigin>`, ...tags].join('');
}
