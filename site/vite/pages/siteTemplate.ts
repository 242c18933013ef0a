/** Vite's built `index.html` without the tags that Vite inserted. */
export type SiteTemplate = {
  html: string;
  /** The address of the script that every page runs. */
  script: string;
  /** The addresses of the style sheets that every page uses. */
  styles: readonly string[];
};

const scriptTag = /[ \t]*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n?/;
const styleTags = /[ \t]*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\n?/g;

/**
 * Removes the tags of the script and the style sheets, which pages load after the first paint.
 * @throws if the tags are not found: another version of Vite may write them differently
 */
export function siteTemplate(builtHtml: string): SiteTemplate {
  const [, script] = scriptTag.exec(builtHtml) ?? [];
  const styles = Array.from(builtHtml.matchAll(styleTags), ([, style = '']) => style);
  if (script === undefined || styles.length === 0) {
    throw new Error(
      `The built index.html has no ${script === undefined ? 'script' : 'style sheet'}. See siteTemplate.ts for the expected tags.`,
    );
  }
  return { html: builtHtml.replace(scriptTag, '').replaceAll(styleTags, ''), script, styles };
}
