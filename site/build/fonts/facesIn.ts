import postcss, { type AtRule } from 'postcss';

/** A face of a style sheet that comes as a file. */
export type FontFace = {
  family: string;
  weight: number;
  /** The file's name, without a folder. */
  file: string;
  /** Its `unicode-range`, where one is declared. */
  range?: string;
};

/**
 * The faces that come as files, in the order of the sheet: of two that have a letter, browsers take the later.
 *
 * @throws when a face names several files, or no weight as a number: nothing here could tell which one is shown
 */
export function facesIn(css: string): readonly FontFace[] {
  const faces: FontFace[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const face = faceOf(rule);
    if (face) faces.push(face);
  });
  return faces;
}

/** What a rule says of its face; undefined for a stand-in, which the device has. */
export function faceOf(rule: AtRule): FontFace | undefined {
  const said = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => {
    said.set(prop, value);
  });
  const files = Array.from(said.get('src')?.matchAll(/url\(["']?([^"')]+)["']?\)/g) ?? [], ([, url = '']) => url);
  const [url] = files;
  if (url === undefined) return undefined;
  const family = unquoted(said.get('font-family') ?? '');
  const weight = Number(said.get('font-weight'));
  if (files.length > 1 || !(weight > 0))
    throw new Error(`The face "${family}" needs one file and a font-weight in numbers: the build makes subsets of it.`);
  const range = said.get('unicode-range');
  return { family, weight, file: url.slice(url.lastIndexOf('/') + 1), ...(range === undefined ? {} : { range }) };
}

/** A family's name without the quotation marks that it may stand in. */
export function unquoted(name: string): string {
  return name.trim().replace(/^(["'])(.*)\1$/, '$2');
}
