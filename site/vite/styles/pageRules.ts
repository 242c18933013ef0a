import postcss, { AtRule, type ChildNode, Rule } from 'postcss';
import { windows } from '../../screens/windows.ts';

const insideParentheses = /\([^()]*\)/g;
const attribute = /\[[^\]]*\]/g;
const classInSelector = /\.([\w-]+)/g;
const classAttribute = /\sclass="([^"]*)"/g;

/** The content of the home screen's variant for narrow windows. The one for wide windows follows. */
const insideNarrow = /(?<=<div [^>]*data-variant="narrow"[^>]*>)[\s\S]*?(?=<div [^>]*data-variant="wide")/;

/** A lower bound of the window's width, in pixels. */
const minWidth = /width>=(\d+)px|(\d+)px<=width/;
const [wideFromPx] = windows.wide.match(/\d+/) ?? [];

/**
 * The rules of a style sheet whose classes a page has. Only these are inlined for the first paint.
 * In rules for wide windows, classes inside the variant for narrow windows do not count.
 */
export function pageRules(css: string, html: string): string {
  const classes = classesIn(html);
  const wideClasses = classesIn(html.replace(insideNarrow, ''));
  const canApply = (selector: string, classNames: ReadonlySet<string>) =>
    Array.from(withoutArguments(selector).matchAll(classInSelector)).every(([, name = '']) => classNames.has(name));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const classNames = isForWideWindows(rule) ? wideClasses : classes;
    const selectors = rule.selectors.filter((selector) => canApply(selector, classNames));
    if (selectors.length === 0) removeWithParents(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return sheet.toString();
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(classAttribute), ([, names = '']) => names.split(' ')).flat());
}

/** Whether a media query around the node excludes narrow windows, in each of its alternatives. */
function isForWideWindows({ parent }: ChildNode): boolean {
  if (!(parent instanceof AtRule || parent instanceof Rule)) return false;
  const excludesNarrow = (query: string) => {
    const [, from, orFrom] = minWidth.exec(query.replaceAll(' ', '')) ?? [];
    return !query.includes('not') && Number(from ?? orFrom) >= Number(wideFromPx);
  };
  if (parent instanceof AtRule && parent.name === 'media' && parent.params.split(',').every(excludesNarrow))
    return true;
  return isForWideWindows(parent);
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
