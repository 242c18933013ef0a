// Parses the owner's Markdown at build time: links, emphasis, lists and paragraphs. A heading becomes a
// strong paragraph, and everything else plain text.

import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';
import {
  type InlineRun,
  type InlineRuns,
  joinedParagraphs,
  nonEmptyRichTexts,
  type RichBlock,
  type RichText,
} from '../../../src/resume/RichText.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';

/** Rules that plain text triggers by accident: an indented line, a "<", a row of dashes. */
const disabledRules = ['code', 'fence', 'reference', 'html_block', 'html_inline', 'lheading', 'hr'];
const parse = markdownParser(disabledRules);
const parseWithoutStars = markdownParser([...disabledRules, 'emphasis']);

/** With more runs of `*` or `_`, all stay literal, because the code below recurses for each one. */
const maxStars = 1000;

/** `>100`, `+5` or `#1` at the start of a line. It is no quotation, list or heading. */
const signBeforeNumber = /^([ \t]*)([>+#])(?=[ \t]*\d)/gm;

/** Parses Markdown; returns a string if nothing is marked up. */
export function markdown(source: string): RichText {
  // Word processors write bullets instead of Markdown's dash.
  const withDashes = source.replace(/^([ \t]*)[•‣◦▪●–][ \t]+/gmu, '$1- ');
  const text = withDashes.replace(signBeforeNumber, '$1\\$2');
  const hasTooManyStars = (text.match(/[*_]+/g)?.length ?? 0) > maxStars;
  return richText((hasTooManyStars ? parseWithoutStars : parse)(text));
}

function richText(nodes: readonly MarkdownNode[]): RichText {
  const blocks = nodes.flatMap(blocksIn);
  const [first] = blocks;
  if (!first) return '';
  if (blocks.length > 1 || !('paragraph' in first)) return blocks;
  const { paragraph } = first;
  const [firstWord = ''] = paragraph;
  return paragraph.length < 2 && typeof firstWord === 'string' ? firstWord : blocks;
}

function blocksIn({ token, children }: MarkdownNode): readonly RichBlock[] {
  switch (token.type) {
    case 'heading_open':
      return paragraphBlock([{ strong: inlineRuns(children) }]);
    case 'bullet_list_open':
      return listBlock(children, false);
    case 'ordered_list_open':
      return isNumberedByAccident(children) ? numberedParagraphs(children) : listBlock(children, true);
    case 'blockquote_open':
      return children.flatMap(blocksIn);
    default:
      return paragraphBlock(inlineRuns(children));
  }
}

/** Whether a list is an accident, like "2019. Founded a club." */
function isNumberedByAccident([first]: readonly MarkdownNode[]): boolean {
  return Number(first?.token.info) !== 1;
}

/** Keeps each number, such as a year. Markdown would count on from the first. */
function numberedParagraphs(items: readonly MarkdownNode[]): readonly RichBlock[] {
  return items.flatMap(({ token: { info, markup }, children }) =>
    paragraphBlock([`${info}${markup} `, ...joinedParagraphs(richText(children), ' – ')]),
  );
}

function listBlock(nodes: readonly MarkdownNode[], numbered: boolean): readonly RichBlock[] {
  const items = nonEmptyRichTexts(nodes.map(({ children }) => richText(children)));
  return items.length > 0 ? [{ list: items, numbered }] : [];
}

function paragraphBlock(runs: InlineRuns): readonly RichBlock[] {
  const paragraph = mergeStrings(runs);
  return paragraph.length > 0 ? [{ paragraph }] : [];
}

function inlineRuns(nodes: readonly MarkdownNode[]): InlineRuns {
  return mergeStrings(nodes.flatMap(runsOf));
}

function runsOf({ token, children }: MarkdownNode): InlineRuns {
  const runs = inlineRuns(children);
  switch (token.type) {
    case 'softbreak':
    case 'hardbreak':
      return [' '];
    case 'strong_open':
      return [{ strong: runs }];
    case 'em_open':
      return [{ emphasis: runs }];
    case 'link_open': {
      const href = String(token.attrGet('href') ?? '');
      const url = webAddress(href) || personalAddress(href);
      // A link without text (a picture, for example) needs an accessible name: its address.
      if (url && runs.length === 0) return [{ link: [url], url }];
      return url ? [{ link: runs, url }] : runs;
    }
    // The text of a block, and the description of a picture.
    case 'inline':
    case 'image':
      return runs;
    default:
      return [token.content.replace(/[\p{Cc}\s]+/gu, ' ')];
  }
}

/** Allows `mailto:` and `tel:` links without parameters. */
function personalAddress(url: string): string {
  return /^(?:mailto:[^\s@?&]+@[^\s@?&]+|tel:\+?[\d().-]+)$/i.test(url) ? url : '';
}

/** Joins neighboring strings and drops empty ones. */
function mergeStrings(runs: InlineRuns): InlineRuns {
  const mergedRuns: InlineRun[] = [];
  for (const run of runs) {
    const last = mergedRuns.at(-1);
    if (typeof run === 'string' && typeof last === 'string') mergedRuns[mergedRuns.length - 1] = last + run;
    else if (run !== '') mergedRuns.push(run);
  }
  return mergedRuns;
}

/** A Markdown token, and the nodes up to its closing token. */
export type MarkdownNode = { token: Token; children: readonly MarkdownNode[] };

/**
 * Creates a Markdown parser that keeps addresses unchanged. The caller decides which addresses may be links.
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

// Characters that are markup in Markdown, but literal in résumés: in addresses, names in code and file patterns.

/** The rest of an address after its scheme, without punctuation that ends it, as in a sentence. */
const addressRest = /:\/\/[^\s<>[\]`]*[^\s<>[\]`*_.,;:!?]/y;

/** Python's names: `__init__`. */
const doubleUnderscoreName = /__[a-z][a-z\d]*(?:_[a-z\d]+)*__(?![\p{L}\p{N}_])/uy;

/** A letter or a number, except in scripts where a part of a word is often emphasized. */
const wordLetter = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]`;

const wordEnd = new RegExp(`${wordLetter}$`, 'u');
/** Stars between the letters of a word: `a*b*c`. */
const starsInWord = new RegExp(String.raw`\*+(?=${wordLetter})`, 'uy');

// File patterns: *.ts, src/**/x.
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
