import { hashedName } from '../hashedName.ts';
import { faceLetters } from './faceLetters.ts';
import { firstFaces, restFaces, withoutFaces } from './faceRules.ts';
import { type FaceSubsets, faceSubsets } from './faceSubsets.ts';
import { facesIn } from './facesIn.ts';
import { htmlDocument } from './htmlDocument.ts';
import { refuseOtherFeatures } from './keptFeatures.ts';
import { laterElements } from './laterElements.ts';
import { lettersByFace } from './lettersByFace.ts';
import { ownedLetters } from './ownedLetters.ts';
import { shownLetters } from './shownLetters.ts';
import { textRules } from './textRules.ts';

/** The fonts of a built site, cut to the letters that its pages show. Files are named from the site's root. */
export type SiteFonts = {
  /** The faces with the letters shown and the stand-ins, as a style sheet: what every page begins with. */
  css: string;
  /** The same as a file, for hosts that refuse what stands in a page. */
  firstSheet: string;
  /** The sheet with the rest of each face, for the end of every page. */
  restSheet: string;
  /** New files, that sheet too, by their names. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Whole files that nothing asks for any more. */
  unused: readonly string[];
  /** The faces that a page shows at once in every window, by the page's path; others are asked for once it is laid out. */
  preloads: (path: string) => readonly string[];
  /**
   * A built sheet without its faces, which is how it is to be written: a face that a later sheet declares wins. What is left
   * depends on nothing but the sheet, so that this may keep its hashed name.
   */
  withoutFaces: (css: string) => string;
};

/** Where Vite puts what a style sheet names. */
const folder = 'assets/';

/**
 * Cuts the faces of the site's style sheets to the letters that its pages show. One cut for all pages: the second page has
 * its faces from the cache, and the rest of a face is the same file everywhere.
 *
 * @throws when a face or a value cannot be read; when a sheet asks for a feature that the subsets have not
 */
export async function siteFonts(site: {
  /** Each with what its `later` selects: elements that no window shows at first. */
  pages: readonly { path: string; html: string; later?: readonly string[] }[];
  sheets: readonly string[];
  /** A whole font, by its file. */
  font: (file: string) => Buffer;
}): Promise<SiteFonts> {
  site.sheets.forEach(refuseOtherFeatures);
  const declared = site.sheets.flatMap(facesIn);
  const known = await Promise.all(
    declared.map(async (face) => ({ ...face, letters: await faceLetters(site.font(folder + face.file)) })),
  );
  const faces = ownedLetters(known);
  const rules = site.sheets.flatMap(textRules);
  const pages = site.pages.map(({ path, html, later = [] }) => {
    const document = htmlDocument(html);
    const hidden = laterElements(document, later);
    const onScreen = rules.filter(({ isForPrint }) => !isForPrint);
    const first = shownLetters(document, onScreen, { isSkipped: (element) => hidden.has(element), isSure: true });
    return {
      path,
      shown: lettersByFace(shownLetters(document, rules), faces),
      first: new Set(lettersByFace(first, faces).keys()),
    };
  });
  const subsets = new Map<string, FaceSubsets>();
  for (const face of faces) {
    const shown = pages.flatMap((page) => [...(page.shown.get(face.file) ?? [])]);
    subsets.set(face.file, await faceSubsets(face, shown, site.font(folder + face.file)));
  }
  const css = site.sheets.map((sheet) => firstFaces(sheet, subsets)).join('');
  const firstSheet = hashedName(`${folder}first-faces.css`, css);
  const rest = site.sheets.map((css) => restFaces(css, subsets)).join('');
  const restSheet = hashedName(`${folder}faces.css`, rest);
  const made = [...subsets.values()].flatMap(({ shown, rest }) => [shown, rest]);
  return {
    css,
    firstSheet,
    restSheet,
    files: new Map<string, string | Buffer>([
      [firstSheet, css],
      [restSheet, rest],
      ...made.flatMap((subset) => (subset?.bytes ? [[folder + subset.file, subset.bytes] as const] : [])),
    ]),
    unused: faces.flatMap(({ file }) => (subsets.get(file)?.rest?.file === file ? [] : [folder + file])),
    preloads: (path) => {
      const first = pages.find((page) => page.path === path)?.first;
      const shown = faces.flatMap(({ file }) => (first?.has(file) ? (subsets.get(file)?.shown ?? []) : []));
      return shown.map(({ file }) => folder + file);
    },
    withoutFaces,
  };
}
