import { escapeHtml } from '../head/tags.ts';

const scriptTag = /[ \t]*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n?/;
const styleTags = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g;

/**
 * Vite's built `index.html` without the tags of its script and style sheets, and the URLs of these
 * tags, because pages load them after the first paint.
 * @throws if the tags are not found: another version of Vite may write them differently
 */
export function siteTemplate(builtHtml: string) {
  const [, script] = scriptTag.exec(builtHtml) ?? [];
  const styles = Array.from(builtHtml.matchAll(styleTags), ([, style = '']) => style);
  if (script === undefined || styles.length === 0) {
    const missing = script === undefined ? 'script' : 'style sheet';
    throw new Error(`The built index.html has no ${missing}. See fillTemplate.ts for the expected tags.`);
  }
  return { html: builtHtml.replace(scriptTag, '').replaceAll(styleTags, ''), script, styles };
}

export type PageParts = {
  /** The language of the interface. */
  language: string;
  direction?: 'ltr' | 'rtl' | undefined;
  /** The page's path from the site's root. The client checks it before it hydrates. */
  path: string;
  head: string;
  screen: string;
  /** The HTML after the root element: the banner for a failed load, and the noscript copies. */
  retryBanner: string;
  tail: string;
};

/**
 * Fills the template with a page.
 * @throws if the template lacks a placeholder, or if the screen contains a `style` attribute, a
 * style element or a script, which the page's security policy refuses
 */
export function fillTemplate(
  template: string,
  { language, direction = 'ltr', path, head, screen, retryBanner, tail }: PageParts,
): string {
  const forbiddenMarkup = /<[a-z][^<>]*\sstyle=|<style\b|<script\b/i.exec(screen);
  if (forbiddenMarkup) {
    throw new Error(
      `The page ${path} contains ${forbiddenMarkup[0]}…, which its security policy refuses. ` +
        'Use a class or an attribute, or set it from script. Do not prerender Suspense.',
    );
  }
  let document = template;
  for (const [placeholder, html] of Object.entries({
    '<html lang="en">': `<html lang="${escapeHtml(language)}" dir="${direction}">`,
    '<!--head-->': head,
    '<div id="root"><!--screen-->': `<div id="root" data-early-press data-page="${escapeHtml(path)}">${screen}`,
    '<!--retry-banner-->': retryBanner,
    '<!--tail-->': tail,
  })) {
    if (!document.includes(placeholder))
      throw new Error(`site/index.html has no ${placeholder}, which the build replaces. Put it back.`);
    // A function, because `replace` interprets "$&" in a string.
    document = document.replace(placeholder, () => html);
  }
  return document;
}
