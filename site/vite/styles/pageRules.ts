import postcss, { AtRule, type ChildNode, Rule } from 'postcss';

const insideParentheses = /\([^()]*\)/g;
const attribute = /\[[^\]]*\]/g;
const classInSelector = /\.([\w-]+)/g;
const classAttribute = /\sclass="([^"]*)"/g;

/**
 * The rules of a style sheet that can apply to a page, judged by its classes. Only these are
 * inlined for the first paint.
 */
export function pageRules(css: string, html: string): string {
  const classes = new Set(Array.from(html.matchAll(classAttribute), ([, names = '']) => names.split(' ')).flat());
  const canApply = (selector: string) =>
    Array.from(withoutArguments(selector).matchAll(classInSelector)).every(([, name = '']) => classes.has(name));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter(canApply);
    if (selectors.length === 0) removeWithParents(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return sheet.toString();
}

/** Removes a node, and the rules and conditions around it that become empty. */
function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if ((parent instanceof AtRule || parent instanceof Rule) && parent.nodes?.length === 0) removeWithParents(parent);
}

/** A selector without the arguments of `:not()`, `:has()` and the like, and without attributes. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(insideParentheses, '').replace(attribute, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
