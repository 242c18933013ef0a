import { selectAll } from 'css-select';
import { isTraversal, parse, type Selector, SelectorType } from 'css-what';
import type { HtmlDocument, HtmlElement } from './htmlDocument.ts';

/** Pseudo-classes that the document alone decides. */
const structural = /^(is|where|has|root|empty|(first|last|only)-(child|of-type)|nth-(last-)?(child|of-type))$/;

/**
 * The elements that a selector may match: as it stands in the HTML, or in a state that it has not.
 *
 * @returns `always` where no state and no pseudo-element was left aside: the selector matches those elements at once
 */
export function matchedElements(
  selector: string,
  document: HtmlDocument,
): { elements: readonly HtmlElement[]; always: boolean } {
  const parsed = parse(selector);
  const stateless = parsed.map(withoutStates);
  // Before the search: that rewrites what it is given.
  const always = JSON.stringify(parsed) === JSON.stringify(stateless);
  return { elements: selectAll<HtmlDocument | HtmlElement, HtmlElement>(stateless, document), always };
}

function withoutStates(selector: readonly Selector[]): Selector[] {
  const kept: Selector[] = [];
  for (const [index, token] of selector.entries()) {
    // A combinator has an element on either side, whatever that was; it stands first in what `:has()` looks for.
    if (isTraversal(token) && index > 0 && isBare(kept)) kept.push(anyElement);
    const stateless = withoutState(token);
    if (stateless) kept.push(stateless);
  }
  return isBare(kept) ? [...kept, anyElement] : kept;
}

function isBare(selector: readonly Selector[]): boolean {
  const last = selector.at(-1);
  return last === undefined || isTraversal(last);
}

const anyElement = { type: SelectorType.Universal, namespace: null } as const;

function withoutState(token: Selector): Selector | undefined {
  if (token.type === SelectorType.PseudoElement) return undefined;
  if (token.type !== SelectorType.Pseudo) return token;
  if (!structural.test(token.name)) return undefined;
  return Array.isArray(token.data) ? { ...token, data: token.data.map(withoutStates) } : token;
}
