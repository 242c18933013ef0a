import type { Page } from '../../screens/pages.ts';
import { hashedName } from '../folder/hashedName.ts';
import { facesOf, withoutFaces } from '../fonts/faces.ts';
import type { InlineCode } from '../head/inlineCode.ts';
import { type BuildOutput, pageAssets } from './pageAssets.ts';
import { pageTail, sheetTags } from './pageTail.ts';
import type { SiteTemplate } from './siteTemplate.ts';
import { withPage } from './withPage.ts';

export type DrawFacts = {
  template: SiteTemplate;
  output: BuildOutput;
  /** The site's path, with a slash at both ends. */
  base: string;
  language: string;
  screen: (path: string) => Promise<string>;
  /** HTML of the line that says what could not be loaded. */
  retryLine: string;
  headScript: string;
  /** The script that does what a page's others should have done, from the site's root. */
  fallback: string;
  /** A file that the build has written, from the site's root. */
  read: (file: string) => Buffer;
  head: (page: Page, own: { inline: InlineCode; fonts: readonly string[]; sheets: string }) => string;
};

/** Pages, and what goes with them. Files are named from the site's root. */
export type DrawnPages = {
  documents: ReadonlyMap<string, string>;
  inline: readonly InlineCode[];
  /** The style sheets of the build as they are to be written, and one of all faces, for hosts that refuse what stands in a page. */
  sheets: ReadonlyMap<string, string>;
};

/**
 * Draws pages as whole documents: each with its faces and its styles, and the names of the files that come after its first paint.
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

  const faces = facesOf([...whole.values()]);
  const facesSheet = hashedName('assets/first-faces.css', faces);
  const sheets = new Map(Array.from(whole, ([name, css]) => [name, withoutFaces(css)]));
  const named = (name: string) => base + name;
  const latin = (faces: readonly string[]) =>
    output.flatMap(({ fileName }) =>
      faces.some((face) => fileName.startsWith(`assets/${face}-latin-`) && !fileName.includes('-latin-ext-'))
        ? [named(fileName)]
        : [],
    );
  const drawn = pages.map((page) => {
    const { styles: own, scripts } = pageAssets(output, page.screens);
    const styles = [...own, ...template.styles.map((address) => address.slice(base.length))];
    const inline = { script: headScript, style: styles.map((name) => sheets.get(name) ?? '').join('') + faces };
    const linked = styles.map(named);
    const tail = pageTail({
      styles: linked,
      script: template.script,
      preloads: scripts.map((script) => ({ ...script, file: named(script.file) })),
      fallback: named(facts.fallback),
      firstFaces: named(facesSheet),
    });
    const head = facts.head(page, { inline, fonts: latin(page.faces), sheets: sheetTags(linked) });
    return { page, inline, document: html(page, { head, tail }) };
  });
  return {
    documents: new Map(drawn.map(({ page, document }) => [page.path, document])),
    inline: drawn.map(({ inline }) => inline),
    sheets: new Map([...sheets, [facesSheet, faces]]),
  };
}
