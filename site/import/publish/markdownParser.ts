import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';

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

// Characters that Markdown would take for markup, but that stand for themselves in résumés: in
// addresses, names of code, arithmetic and comparisons.

/** The rest of an address after its scheme, up to a sign that more likely belongs to the text around. */
const addressRest = /:\/\/[^\s<>[\]`]*[^\s<>[\]`*_.,;:!?]/y;

/** Python's names: `__init__`. */
const doubleUnderscoreName = /__[a-z][a-z\d]*(?:_[a-z\d]+)*__(?![\p{L}\p{N}_])/uy;

/** Stars between the letters of a word, as in `a*b*c`. These scripts emphasize parts of words. */
const wordEnd =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]$/u;
const starsInWord =
  /\*+(?=(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}])/uy;

/** File patterns: `*.ts`, `src/**` + `/x`. */
const filePattern = /\*(?=\.[a-z])|\*+(?=\/)/y;

/** Makes the parser keep these characters as written. */
function keepLiteralText(parser: Parser): void {
  parser.inline.ruler.before('escape', 'literal', (state, silent) => {
    const { src, pos } = state;
    const before = src.slice(Math.max(0, pos - 5), pos);
    const match = (pattern: RegExp) => {
      pattern.lastIndex = pos;
      return pattern.exec(src.slice(0, state.posMax))?.[0];
    };
    const text =
      (/https?$/i.test(before) && match(addressRest)) ||
      (!/[\p{L}\p{N}_]$/u.test(before) && match(doubleUnderscoreName)) ||
      (wordEnd.test(before) && match(starsInWord)) ||
      match(filePattern);
    if (!text) return false;
    if (!silent) state.pending += text;
    state.pos += text.length;
    return true;
  });
}

/** A sign before a number at a line's start: more or less than it, or its rank. */
const signBeforeNumber = /^([ \t]*)([>+#])(?=[ \t]*\d)/gm;

/** Escapes the signs that would start a quotation, a list or a heading. */
export function escapeSignsBeforeNumbers(text: string): string {
  return text.replace(signBeforeNumber, '$1\\$2');
}
