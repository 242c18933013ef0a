import MarkdownIt, { type Token } from 'markdown-it';
import { keepLiteralText } from './literalText.ts';

/** A Markdown token, and the nodes up to its closing token. */
export type MarkdownNode = { token: Token; children: readonly MarkdownNode[] };

/**
 * Creates a Markdown parser that keeps addresses as written; the caller decides which may be links.
 * @param disabledRules markdown-it's names of rules to turn off
 */
export function markdownParser(disabledRules: readonly string[] = []): (source: string) => readonly MarkdownNode[] {
  const parser = new MarkdownIt('commonmark', { maxNesting: 100 }).disable([...disabledRules]);
  keepLiteralText(parser);
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
  parser.normalizeLinkText = (address) => address;
  return (source) => buildTree(parser.parse(source, {}));
}

function buildTree(tokens: readonly Token[]): readonly MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const openNodes = [root];
  for (const token of tokens) {
    const children = [...buildTree(token.children ?? [])];
    if (token.nesting < 0) openNodes.pop();
    else openNodes.at(-1)?.push({ token, children });
    if (token.nesting > 0) openNodes.push(children);
  }
  return root;
}
