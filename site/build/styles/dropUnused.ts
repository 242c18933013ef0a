import type { Root } from 'postcss';

/**
 * Takes away what no rule uses: custom properties, their registrations, key frames, and rules that have become empty.
 *
 * @param styles are changed
 */
export function dropUnused(styles: Root): void {
  while (dropProperties(styles) > 0);
  const animations = wordsOf(styles, /^(animation(-name)?|--.*)$/);
  styles.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  const properties = wordsOf(styles, /./);
  styles.walkAtRules('property', (rule) => {
    if (!properties.has(rule.params)) rule.remove();
  });
  while (dropEmpty(styles) > 0);
}

/** @returns how many it has taken: what only those used is now unused, too */
function dropProperties(styles: Root): number {
  const used = wordsOf(styles, /./);
  let dropped = 0;
  styles.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    dropped += 1;
  });
  return dropped;
}

/** All words in the values of the properties with such a name. */
function wordsOf(styles: Root, property: RegExp): ReadonlySet<string> {
  const words = new Set<string>();
  styles.walkDecls(property, ({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) words.add(word);
  });
  // Style queries and @supports may ask for a property, too.
  styles.walkAtRules(({ name, params }) => {
    if (name === 'property') return;
    for (const [word] of params.matchAll(/--[\w-]+/g)) words.add(word);
  });
  return words;
}

function dropEmpty(styles: Root): number {
  let dropped = 0;
  styles.walk((node) => {
    const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0;
    if (!isEmpty) return;
    node.remove();
    dropped += 1;
  });
  return dropped;
}
