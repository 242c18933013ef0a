import postcss from 'postcss';

/**
 * Takes the `@font-face` rules out of a style sheet. Pages inline them, so that fonts load without a style
 * sheet; browsers would load a font again if a later sheet repeated its rule.
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
