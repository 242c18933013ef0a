import { selectOne } from 'css-select';
import { isTraversal, parse, type Selector, SelectorType } from 'css-what';
import type { Document } from 'domhandler';

/** What a visitor does with an element: not at the first paint. */
const laterStates = new Set(['active', 'focus', 'focus-visible', 'focus-within', 'hover', 'target']);

/** Pseudo-elements that are painted with their element. Others show what a visitor has done: a selection, say. */
const paintedParts = new Set(['after', 'before', 'first-letter', 'first-line', 'marker', 'placeholder']);

const notYet = Object.fromEntries(Array.from(laterStates, (name) => [name, () => false]));

const anyElement: Selector = { type: SelectorType.Universal, namespace: null };

/**
 * Whether a selector may match an element of a page at its first paint. Where that cannot be known here (the direction of a
 * text, an attribute that a script sets, a selector too new for the parser) the answer is yes.
 *
 * @param selector without nesting: no `&`
 * @param open attributes that an element may have with any value, or not
 */
export function mayMatch(selector: string, page: Document, open: ReadonlySet<string>): boolean {
  try {
    const painted = parse(selector).filter((tokens) => tokens.every(isOfFirstPaint));
    return painted.some((tokens) => selectOne([relaxed(tokens, open)], page, { pseudos: notYet }) !== null);
  } catch {
    return true;
  }
}

function isOfFirstPaint(token: Selector): boolean {
  if (token.type === SelectorType.PseudoElement) return paintedParts.has(token.name);
  return token.type !== SelectorType.Pseudo || !laterStates.has(token.name);
}

/** The selector without what is not known: it matches whatever it would match in one case or another. */
function relaxed(tokens: readonly Selector[], open: ReadonlySet<string>): Selector[] {
  const known = tokens.filter((token) => !isOpen(token, open)).map((token) => relaxedInside(token, open));
  // A combinator needs an element on either side.
  return known
    .concat(known.length === 0 || isTraversalAt(known, known.length - 1) ? anyElement : [])
    .flatMap((token, at, all) => (isTraversal(token) && isTraversalAt(all, at - 1) ? [anyElement, token] : [token]));
}

function isTraversalAt(tokens: readonly Selector[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || isTraversal(token);
}

function relaxedInside(token: Selector, open: ReadonlySet<string>): Selector {
  if (token.type !== SelectorType.Pseudo || !Array.isArray(token.data) || token.name === 'not') return token;
  return { ...token, data: token.data.map((inner) => relaxed(inner, open)) };
}

function isOpen(token: Selector, open: ReadonlySet<string>): boolean {
  switch (token.type) {
    case SelectorType.PseudoElement:
      return true;
    case SelectorType.Attribute:
      return open.has(token.name);
    case SelectorType.Pseudo:
      if (token.name === 'not' && Array.isArray(token.data)) return token.data.flat().some((one) => isOpen(one, open));
      return token.name === 'dir' || token.name === 'lang';
    default:
      return false;
  }
}
