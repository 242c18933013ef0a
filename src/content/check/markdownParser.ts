import MarkdownIt, { type Token } from 'markdown-it';

/** A token of Markdown, and what stands between it and the one that closes it. */
export type MarkdownNode = { token: Token; children: readonly MarkdownNode[] };

/**
 * A parser of Markdown that leaves each address as it was written: who reads the tree decides what may be followed.
 *
 * @param disabledRules the library's names of what is plain text to this parser
 */
export function markdownParser(disabledRules: readonly string[] = []): (source: string) => readonly MarkdownNode[] {
  const parser = new MarkdownIt('commonmark', { maxNesting: 100 }).disable([...disabledRules]);
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
