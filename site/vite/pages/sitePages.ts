import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { interfaceLanguage } from '../../../src/resume/messages/interfaceLanguage.ts';
import type * as Server from '../../hydration/entry.server.tsx';
import { noscriptCopies } from '../../hydration/noscriptCopies.ts';
import type { ResumeCut } from '../../prepare/cuts/resumeCuts.ts';
import type { Page } from '../../screens/pages.ts';
import type { OwnersCaseStudies } from '../caseStudies/ownersCaseStudies.ts';
import { cutFiles } from '../cuts/cutFiles.ts';
import { cutPage } from '../cuts/cutPage.ts';
import { hashedName } from '../folder/hashedName.ts';
import { splitFaces } from '../fonts/faces.ts';
import type { InlineCode } from '../head/inlineCode.ts';
import { pageHead } from '../head/pageHead.ts';
import { pageRules } from '../styles/pageRules.ts';
import { classicScript } from './classicScript.ts';
import { fillTemplate, siteTemplate } from './fillTemplate.ts';
import { type BuildOutput, pageAssets } from './pageAssets.ts';
import { pageTail, sheetTags } from './pageTail.ts';

export type ClientBuild = {
  output: BuildOutput;
  /** The folder of the output. */
  out: string;
  /** The site's path, with a slash at both ends. */
  base: string;
  /** The folder of the site's sources. */
  root: string;
  cuts: readonly ResumeCut[];
  caseStudies: OwnersCaseStudies['caseStudies'];
};

/**
 * Renders every page as an HTML file with inline styles and font faces, and with tags for the files
 * that load after the first paint. Adds the files that the bundler does not write: the fallback
 * script, the style sheet of the font faces, and the SVG files of the pages' drawings.
 * @returns the files by path, relative to the site's root, and the pages' inline code
 * @throws if the build lacks a script or a style sheet of a page
 */
export async function sitePages(
  { content, pages, notFoundPage, ...server }: typeof Server,
  { output, out, base, root, cuts, caseStudies }: ClientBuild,
) {
  const readText = (file: string) => readFileSync(join(out, file), 'utf8');
  const template = siteTemplate(readText('index.html'));
  const { code: headCode } = await minify('head.js', server.headScript, { compress: { target: 'es2017' } });
  const headScript = headCode + (await classicScript(join(root, 'hydration/head.ts')));
  const fallbackCode = await classicScript(join(root, 'hydration/fallback.ts'));
  const fallbackFile = hashedName('assets/fallback.js', fallbackCode);
  const builtSheets = output.flatMap(({ fileName }) =>
    fileName.endsWith('.css') ? [{ fileName, ...splitFaces(readText(fileName)) }] : [],
  );
  const faces = builtSheets.map((sheet) => sheet.faces).join('');
  const facesFile = hashedName('assets/first-faces.css', faces);
  const sheets = Object.fromEntries(builtSheets.map(({ fileName, rest }) => [fileName, rest]));
  const files: Record<string, string> = { ...sheets, [facesFile]: faces, [fallbackFile]: fallbackCode };
  const inlineCode: InlineCode[] = [];
  const fileUrl = (file: string) => base + file;
  const fontsOf = ({ fonts }: Page) =>
    fonts.flatMap((font) => output.flatMap(({ fileName }) => (isLatinFont(fileName, font) ? [fileUrl(fileName)] : [])));

  for (const page of [...pages, notFoundPage]) {
    const { html, drawings = '' } = await server.render(page.path);
    const drawingsFile = hashedName('assets/drawings.svg', drawings);
    if (drawings) files[drawingsFile] = drawings;

    const { styles: screenStyles, scripts } = pageAssets(output, page.screens);
    const styles = [...screenStyles, ...template.styles.map((address) => address.slice(base.length))];
    const css = styles.map((file) => sheets[file] ?? '').join('');
    const inline = { script: headScript, style: faces + pageRules(css, html + server.retryBanner) };
    inlineCode.push(inline);
    const sheetUrls = styles.map(fileUrl);
    const document = fillTemplate(template.html, {
      language: interfaceLanguage(content),
      direction: content.direction,
      path: page.path,
      head: pageHead(page, { content, base, inline, fonts: fontsOf(page), sheets: sheetTags(sheetUrls) }),
      screen: html.replaceAll(`href="${server.drawingsAddress}#`, `href="${fileUrl(drawingsFile)}#`),
      retryBanner: server.retryBanner + noscriptCopies(html),
      tail: pageTail({
        styles: sheetUrls,
        script: template.script,
        preloads: scripts.map((script) => ({ ...script, file: fileUrl(script.file) })),
        fallbackScript: fileUrl(fallbackFile),
        firstFaces: fileUrl(facesFile),
      }),
    });
    const path = page.path.slice(1);
    Object.assign(files, page === notFoundPage ? { [`${path}.html`]: document } : pageFiles(path, document));
  }
  const resume = pages.find(({ path }) => path === '/resume');
  if (!resume) return { files, inline: inlineCode };
  const styles = pageAssets(output, resume.screens).styles.map(fileUrl);
  const cutSheets = sheetTags([...styles, ...template.styles, fileUrl(facesFile)]);
  const cutSources = { server, caseStudies, base, sheets: cutSheets, fonts: fontsOf(resume) };
  for (const cut of cuts) Object.assign(files, pageFiles(cutFiles(cut).page, cutPage(cut, cutSources)));
  return { files, inline: inlineCode };
}

/** All but the home page have two files, so that hosts serve them with or without a final slash. */
function pageFiles(path: string, document: string): Readonly<Record<string, string>> {
  return { ...(path && { [`${path}.html`]: document }), [join(path, 'index.html')]: document };
}

function isLatinFont(file: string, font: string): boolean {
  return !file.includes('-latin-ext-') && file.startsWith(`assets/${font}-latin-`);
}
