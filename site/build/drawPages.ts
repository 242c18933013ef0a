import type { Page } from '../screens/pages.ts';
import { type SiteFonts, siteFonts } from './fonts/siteFonts.ts';
import type { InlineCode } from './inlineCode.ts';
import { type BuildOutput, pageAssets } from './pageAssets.ts';
import { pageTail, sheetTags } from './pageTail.ts';
import type { SiteTemplate } from './siteTemplate.ts';
import { firstStyles } from './styles/firstStyles.ts';
import { withPage } from './withPage.ts';

/** What pages are drawn from. */
export type DrawFacts = {
  template: SiteTemplate;
  output: BuildOutput;
  /** The site's path, with a slash at both ends. */
  base: string;
  /** A language tag. */
  language: string;
  /** The HTML of a page's screen. */
  screen: (path: string) => Promise<string>;
  /** HTML of the line that says what could not be loaded. */
  retryLine: string;
  /** What runs in the head, and the attributes that it may put on the document. */
  headScript: string;
  openAttributes: ReadonlySet<string>;
  /** The script that does what a page's others should have done, from the site's root. */
  fallback: string;
  /** A file that the build has written, from the site's root. */
  read: (file: string) => Buffer;
  /** HTML for a page's head. */
  head: (page: Page, own: { inline: InlineCode; fonts: readonly string[]; sheets: string }) => string;
};

/** Pages, and what goes with them. Files are named from the site's root. */
export type DrawnPages = {
  /** By the page's path. */
  documents: ReadonlyMap<string, string>;
  /** What stands in each document itself. */
  inline: readonly InlineCode[];
  fonts: SiteFonts;
  /** The style sheets of the build as they are to be written. */
  sheets: ReadonlyMap<string, string>;
};

/**
 * Draws pages as whole documents: each with the styles and the letters that its first screenful needs, and the names of
 * the files that come after it.
 *
 * @throws when the build lacks a script or a style sheet that a page needs
 */
export async function drawPages(pages: readonly Page[], facts: DrawFacts): Promise<DrawnPages> {
  const { template, output, base, language, retryLine, headScript } = facts;
  const whole = new Map(
    output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName }) => [fileName, facts.read(fileName).toString()]),
  );
  const screens = new Map<Page, string>();
  for (const page of pages) screens.set(page, await facts.screen(page.path));
  const html = (page: Page, around = { head: '', tail: '' }) =>
    withPage(template.html, { language, path: page.path, screen: screens.get(page) ?? '', retryLine, ...around });

  const fonts = await siteFonts({
    pages: pages.map((page) => ({ ...page, html: html(page) })),
    sheets: [...whole.values()],
    font: facts.read,
  });
  const sheets = new Map(Array.from(whole, ([name, css]) => [name, fonts.withoutFaces(css)]));
  const named = (name: string) => base + name;
  const drawn = pages.map((page) => {
    const { styles: own, scripts } = pageAssets(output, page.screens);
    const styles = [...own, ...template.styles.map((address) => address.slice(base.length))];
    const first = firstStyles(
      styles.map((name) => sheets.get(name) ?? ''),
      { html: html(page), later: page.later ?? [], open: facts.openAttributes },
    );
    const inline = { script: headScript, style: first + fonts.css };
    const files = { faces: named(fonts.restSheet), styles: styles.map(named) };
    const tail = pageTail({
      ...files,
      script: template.script,
      preloads: scripts.map((script) => ({ ...script, file: named(script.file) })),
      fallback: named(facts.fallback),
      firstFaces: named(fonts.firstSheet),
    });
    const head = facts.head(page, { inline, fonts: fonts.preloads(page.path).map(named), sheets: sheetTags(files) });
    return { page, inline, document: html(page, { head, tail }) };
  });
  return {
    documents: new Map(drawn.map(({ page, document }) => [page.path, document])),
    inline: drawn.map(({ inline }) => inline),
    fonts,
    sheets,
  };
}
