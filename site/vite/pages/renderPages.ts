import type { Page } from '../../screens/pages.ts';
import { hashedName } from '../folder/hashedName.ts';
import { fontFaceCss, withoutFaces } from '../fonts/faces.ts';
import type { InlineCode } from '../head/inlineCode.ts';
import { fillTemplate } from './fillTemplate.ts';
import { type BuildOutput, pageAssets } from './pageAssets.ts';
import { pageTail, sheetTags } from './pageTail.ts';
import type { SiteTemplate } from './siteTemplate.ts';

export type RenderInput = {
  template: SiteTemplate;
  output: BuildOutput;
  /** The site's path, with a slash at both ends. */
  base: string;
  language: string;
  screen: (path: string) => Promise<string>;
  /** HTML of the line that reports a failed load. */
  retryLine: string;
  headScript: string;
  /** The fallback script, relative to the site's root. */
  fallbackScript: string;
  /** Reads a file of the build, relative to the site's root. */
  readFile: (file: string) => Buffer;
  head: (page: Page, pageFiles: { inline: InlineCode; fonts: readonly string[]; sheets: string }) => string;
};

/** Rendered pages and their files, relative to the site's root. */
export type RenderedPages = {
  documents: ReadonlyMap<string, string>;
  inline: readonly InlineCode[];
  /** The final style sheets, and one with all fonts for hosts that refuse inline styles. */
  sheets: ReadonlyMap<string, string>;
};

/**
 * Renders pages as documents with inline styles and fonts, and with tags for the files that load
 * after the first paint.
 * @throws if the build lacks a script or a style sheet of a page
 */
export async function renderPages(pages: readonly Page[], facts: RenderInput): Promise<RenderedPages> {
  const { template, output, base, language, retryLine, headScript } = facts;
  const originalSheets = new Map(
    output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName }) => [fileName, facts.readFile(fileName).toString()]),
  );
  const screens = new Map<Page, string>();
  for (const page of pages) screens.set(page, await facts.screen(page.path));
  const html = (page: Page, headAndTail = { head: '', tail: '' }) =>
    fillTemplate(template.html, {
      language,
      path: page.path,
      screen: screens.get(page) ?? '',
      retryLine,
      ...headAndTail,
    });

  const faces = fontFaceCss([...originalSheets.values()]);
  const facesSheet = hashedName('assets/first-faces.css', faces);
  const sheets = new Map(Array.from(originalSheets, ([name, css]) => [name, withoutFaces(css)]));
  const fileUrl = (name: string) => base + name;
  const latinFontFiles = (faces: readonly string[]) =>
    output.flatMap(({ fileName }) =>
      faces.some((face) => fileName.startsWith(`assets/${face}-latin-`) && !fileName.includes('-latin-ext-'))
        ? [fileUrl(fileName)]
        : [],
    );
  const renderedPages = pages.map((page) => {
    const { styles: pageStyles, scripts } = pageAssets(output, page.screens);
    const styles = [...pageStyles, ...template.styles.map((address) => address.slice(base.length))];
    const inline = { script: headScript, style: styles.map((name) => sheets.get(name) ?? '').join('') + faces };
    const sheetUrls = styles.map(fileUrl);
    const tail = pageTail({
      styles: sheetUrls,
      script: template.script,
      preloads: scripts.map((script) => ({ ...script, file: fileUrl(script.file) })),
      fallbackScript: fileUrl(facts.fallbackScript),
      firstFaces: fileUrl(facesSheet),
    });
    const head = facts.head(page, { inline, fonts: latinFontFiles(page.faces), sheets: sheetTags(sheetUrls) });
    return { page, inline, document: html(page, { head, tail }) };
  });
  return {
    documents: new Map(renderedPages.map(({ page, document }) => [page.path, document])),
    inline: renderedPages.map(({ inline }) => inline),
    sheets: new Map([...sheets, [facesSheet, faces]]),
  };
}
