import postcss, { type AtRule } from 'postcss';
import type { FaceSubset, FaceSubsets } from './faceSubsets.ts';
import { faceOf } from './facesIn.ts';

/** What each whole file was cut into, by its name. */
type Cut = ReadonlyMap<string, FaceSubsets>;

/** The faces of a sheet with the letters that are shown, and its stand-ins. */
export function firstFaces(css: string, cut: Cut): string {
  return faceRules(css, (rule, subsets) => (subsets ? withSubset(rule, subsets.shown) : rule.toString()), cut);
}

/** The faces of a sheet with the rest of their letters. */
export function restFaces(css: string, cut: Cut): string {
  return faceRules(css, (rule, subsets) => withSubset(rule, subsets?.rest), cut);
}

/** A sheet without the faces that it declares; one that declares none stays as it is. */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  const rules: AtRule[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    rules.push(rule);
  });
  for (const rule of rules) rule.remove();
  return rules.length === 0 ? css : sheet.toString();
}

/** @param written has no subsets for a stand-in */
function faceRules(css: string, written: (rule: AtRule, subsets?: FaceSubsets) => string, cut: Cut): string {
  const rules: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const face = faceOf(rule);
    rules.push(written(rule, face && (cut.get(face.file) ?? {})));
  });
  return rules.join('');
}

/** The rule for a part of its letters, from another file in the same folder. */
function withSubset(rule: AtRule, subset: FaceSubset | undefined): string {
  if (!subset) return '';
  const { file, range } = subset;
  const face = rule.clone();
  face.walkDecls(/^(src|unicode-range)$/, (declaration) => {
    if (declaration.prop === 'src') declaration.value = declaration.value.replace(/[^/"'()]+\.woff2/, file);
    else declaration.remove();
  });
  return face.append({ prop: 'unicode-range', value: range }).toString();
}
