/** `index.html` as Vite leaves it, without the tags that Vite has put in. */
export type SiteTemplate = {
  html: string;
  /** The script that every page runs, as its tag names it. */
  script: string;
  /** The style sheets that every page has, likewise. */
  styles: readonly string[];
};

const scriptTag = /[ \t]*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n?/;
const styleTags = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g;

/**
 * Takes the tags of the script and the style sheets out of the built template: each page has them where they hold up nothing.
 *
 * @throws when it has none: another version of Vite may write them otherwise
 */
export function siteTemplate(builtHtml: string): SiteTemplate {
  const [, script] = scriptTag.exec(builtHtml) ?? [];
  const styles = Array.from(builtHtml.matchAll(styleTags), ([, style = '']) => style);
  if (script === undefined || styles.length === 0) {
    throw new Error(
      `The built index.html has no ${script === undefined ? 'script' : 'style sheet'}. See siteTemplate.ts for the tags it looks for.`,
    );
  }
  return { html: builtHtml.replace(scriptTag, '').replaceAll(styleTags, ''), script, styles };
}
