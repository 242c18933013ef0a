import postcss, { type AtRule } from 'postcss';

/** The `@font-face` rules of style sheets. Pages inline them, so that fonts load without a style sheet. */
export function fontFaceCss(sheets: readonly string[]): string {
  return sheets.flatMap((sheet) => faceRules(postcss.parse(sheet)).map(String)).join('');
}

/** Removes `@font-face` rules: browsers would load a font again if a later sheet repeats its rule. */
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
