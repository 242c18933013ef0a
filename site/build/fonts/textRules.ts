import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss';
import { nestedSelector } from '../styles/nestedSelector.ts';

/** What a rule of a style sheet says of text: in which face it is set, in which letters, and which words it adds. */
export type TextRule = {
  /** Without nesting. */
  selector: string;
  /** It holds in some windows, containers or browsers only. */
  isConditional: boolean;
  isForPrint: boolean;
  /** Values by property; custom properties too. */
  said: ReadonlyMap<string, string>;
};

const textProperties = new Set([
  'font',
  'font-family',
  'font-weight',
  'text-transform',
  'content',
  'list-style',
  'list-style-type',
]);

/** The rules of a sheet that say anything of text. */
export function textRules(css: string): readonly TextRule[] {
  const rules: TextRule[] = [];
  const visit = (container: Container | Document) => {
    const said = new Map<string, string>();
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl' && (textProperties.has(node.prop) || node.prop.startsWith('--'))) {
        said.set(node.prop, node.value);
      } else if (node.type === 'rule' || (node.type === 'atrule' && !noRuleOfElements.test(node.name))) {
        visit(node);
      }
    }
    const selector = selectorOf(container);
    if (said.size === 0 || selector === undefined) return;
    rules.push({ selector, said, isConditional: conditions(container).length > 0, isForPrint: isForPrint(container) });
  };
  visit(postcss.parse(css));
  return rules;
}

const noRuleOfElements = /^(font-face|page|property|keyframes|counter-style)$/;

/** The selector of all rules round a place, with nesting written out. */
function selectorOf(place: Container | Document | undefined): string | undefined {
  if (place === undefined) return undefined;
  const outer = selectorOf(place.parent);
  if (!isRule(place)) return outer;
  if (outer === undefined) return place.selector;
  return place.selectors.map((own) => nestedSelector(own, outer)).join(',');
}

/** The at-rules round a place that may or may not hold. */
function conditions(place: Container | Document | undefined): readonly AtRule[] {
  if (place === undefined) return [];
  const outer = conditions(place.parent);
  return isAtRule(place) && place.name !== 'layer' ? [...outer, place] : outer;
}

function isForPrint(place: Container | Document): boolean {
  return conditions(place).some(({ name, params }) => name === 'media' && params === 'print');
}

function isRule(node: Container | Document): node is Rule {
  return node.type === 'rule';
}

function isAtRule(node: Container | Document): node is AtRule {
  return node.type === 'atrule';
}
