import { selectAll } from 'css-select';
import { removeElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import postcss, { type Node, type Rule } from 'postcss';
import { dropUnused } from './dropUnused.ts';
import { mayMatch } from './mayMatch.ts';
import { nestedSelector } from './nestedSelector.ts';

/** What is in the HTML and not painted. What is hidden may be: a style sheet can show it, as that of the manual's text does. */
const notPainted = ['noscript'];

/** What decides on the styles of a page's first screenful. */
export type FirstScreenful = {
  /** The page's document. */
  html: string;
  /** Selects elements that no window shows at first: what is in them is left out. */
  later: readonly string[];
  /** Attributes that a script sets before the first paint, each with whatever value. */
  open: ReadonlySet<string>;
};

/**
 * The part of style sheets that a page's first screenful needs: a rule stays when it may match something that is painted,
 * whatever the window, and on paper, since a page may be printed before its sheets have come. It leaves out rules for what a
 * visitor does (hover, focus): the whole sheets follow after the first paint.
 *
 * @param sheets in the order in which the page links them
 */
export function firstStyles(sheets: readonly string[], { html, later, open }: FirstScreenful): string {
  const page = parseDocument(html);
  for (const element of selectAll([...notPainted, ...later].join(), page)) removeElement(element);
  const styles = postcss.root();
  for (const sheet of sheets) styles.append(postcss.parse(sheet).nodes);
  const matches = remembering((selector) => mayMatch(selector, page, open));
  styles.walkRules((rule) => {
    if (!isKeyframe(rule)) keepMatching(rule, matches);
  });
  dropUnused(styles);
  return styles.toString();
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

/** Leaves a rule those of its selectors that match; none, and the rule goes. */
function keepMatching(rule: Rule, matches: (selector: string) => boolean): void {
  const kept = rule.selectors.filter((selector) => matches(unnested(selector, rule)));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}

/** A nested rule's selector as it would stand by itself. */
function unnested(selector: string, rule: Rule): string {
  const outer = outerRule(rule);
  if (!outer) return selector;
  return nestedSelector(selector, outer.selectors.map((one) => unnested(one, outer)).join());
}

function outerRule(rule: Rule): Rule | undefined {
  let outer: Node | undefined = rule.parent;
  while (outer && !isRule(outer)) outer = outer.parent;
  return outer;
}

function isRule(node: Node): node is Rule {
  return node.type === 'rule';
}

function remembering(answer: (selector: string) => boolean): (selector: string) => boolean {
  const known = new Map<string, boolean>();
  return (selector) => {
    const before = known.get(selector);
    if (before !== undefined) return before;
    const now = answer(selector);
    known.set(selector, now);
    return now;
  };
}
