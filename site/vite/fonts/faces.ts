import postcss from 'postcss';

/**
 * Separates the `@font-face` rules of a style sheet from its other rules. Pages inline the faces, so
 * that fonts load early. Browsers would load a font again if a later sheet repeated its rule.
 */
export function splitFaces(css: string): { faces: string; rest: string } {
  const sheet = postcss.parse(css);
  let faces = '';
  sheet.walkAtRules('font-face', (rule) => {
    faces += rule.toString();
    rule.remove();
  });
  return { faces, rest: sheet.toString() };
}
