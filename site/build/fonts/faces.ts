import postcss, { type AtRule } from 'postcss';

/** The faces that style sheets declare, as a sheet: what every page begins with, so that no text waits for a file to name them. */
export function fontFaceCss(sheets: readonly string[]): string {
  return sheets.flatMap((sheet) => faceRules(postcss.parse(sheet)).map(String)).join('');
}

/** A sheet without its faces: one that a later sheet declares again would be loaded again. One without any stays as it is. */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  const rules = faceRules(sheet);
  for (const rule of rules) rule.remove();
  return rules.length === 0 ? css : sheet.toString();
}

function faceRules(sheet: postcss.Root): readonly AtRule[] {
  const rules: AtRule[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    rules.push(rule);
  });
  return rules;
}
