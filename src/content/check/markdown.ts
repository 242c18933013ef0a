// Markdown as owners write it in a résumé, read by a library at build time. Of what Markdown knows, links, emphasis,
// lists and paragraphs keep their meaning; everything else becomes plain words.
import type { RichBlock, RichText, RichWord, RichWords } from '../RichText.ts';
import { webAddress } from '../webAddress.ts';
import { type MarkdownNode, markdownParser } from './markdownParser.ts';

/** What a plain text has by accident: an indented line, a "<", a row of dashes. */
const disabledRules = ['code', 'fence', 'reference', 'html_block', 'html_inline', 'lheading', 'hr'];
const parse = markdownParser(disabledRules);
const parseWithoutStars = markdownParser([...disabledRules, 'emphasis']);

/** Where a line begins with more than twenty marks of quotations and lists, the parser would drop the line; the marks are dropped. */
const deepNesting =
  /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){20})(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm;

/**
 * Runs of stars and low lines that a text may have, twice as many as it has marked words; in one with more they are signs. The functions
 * below call themselves for each, so thousands would take all of the stack.
 */
const maxStars = 1000;

/** The text of a Markdown source; a plain string where nothing in it is marked up. */
export function markdown(source: string): RichText {
  // Word processors write a bullet where Markdown has a dash.
  const text = source.replace(/^([ \t]*)[•‣◦▪●–][ \t]+/gmu, '$1- ').replace(deepNesting, '$1');
  const hasTooManyStars = (text.match(/[*_]+/g)?.length ?? 0) > maxStars;
  const blocks = (hasTooManyStars ? parseWithoutStars : parse)(text).flatMap(blocksIn);
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
      return paragraphBlock([{ strong: wordsIn(children) }]);
    case 'bullet_list_open':
      return listBlock(children, false);
    case 'ordered_list_open':
      return isNumberedByAccident(children) ? numberedParagraphs(children) : listBlock(children, true);
    case 'blockquote_open':
      return children.flatMap(blocksIn);
    default:
      return paragraphBlock(wordsIn(children));
  }
}

/** "2019. Founded a club." begins a list only for a program. */
function isNumberedByAccident([first]: readonly MarkdownNode[]): boolean {
  return Number(first?.token.info) !== 1;
}

/** Each number stays as it was written: what Markdown counts on from the first are years to a reader. */
function numberedParagraphs(items: readonly MarkdownNode[]): readonly RichBlock[] {
  return items.flatMap(({ token: { info, markup }, children }) =>
    paragraphBlock([`${info}${markup} `, ...itemWords(children)]),
  );
}

function listBlock(nodes: readonly MarkdownNode[], numbered: boolean): readonly RichBlock[] {
  const items = nodes.map(({ children }) => itemWords(children)).filter((words) => words.length > 0);
  return items.length > 0 ? [{ list: items, numbered }] : [];
}

/** An item is one run of words: what is nested in it follows after a dash. */
function itemWords(nodes: readonly MarkdownNode[]): RichWords {
  const parts = nodes.flatMap((node) =>
    blocksIn(node).flatMap((block) => ('list' in block ? block.list : [block.paragraph])),
  );
  return mergeStrings(parts.flatMap((words, index) => (index === 0 ? words : [' – ', ...words])));
}

function paragraphBlock(words: RichWords): readonly RichBlock[] {
  const paragraph = mergeStrings(words);
  return paragraph.length > 0 ? [{ paragraph }] : [];
}

function wordsIn(nodes: readonly MarkdownNode[]): RichWords {
  return mergeStrings(nodes.flatMap(wordIn));
}

function wordIn({ token, children }: MarkdownNode): RichWords {
  const words = wordsIn(children);
  switch (token.type) {
    case 'softbreak':
    case 'hardbreak':
      return [' '];
    case 'strong_open':
      return [{ strong: words }];
    case 'em_open':
      return [{ emphasis: words }];
    case 'link_open': {
      const href = String(token.attrGet('href') ?? '');
      const url = webAddress(href) || personalAddress(href);
      // A picture without words, say: a link that nothing names could not be found by name.
      if (url && words.length === 0) return [{ link: [url], url }];
      return url ? [{ link: words, url }] : words;
    }
    // The words of a line, and the description of a picture.
    case 'inline':
    case 'image':
      return words;
    default:
      return [collapseWhitespace(token.content)];
  }
}

/** A mail or a call, and nothing that a program would do besides. */
function personalAddress(url: string): string {
  return /^(?:mailto:[^\s@?&]+@[^\s@?&]+|tel:\+?[\d().-]+)$/i.test(url) ? url : '';
}

function collapseWhitespace(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ');
}

/** Neighbouring strings become one; those that say nothing go. */
function mergeStrings(words: RichWords): RichWords {
  const merged: RichWord[] = [];
  for (const word of words) {
    const last = merged.at(-1);
    if (typeof word === 'string' && typeof last === 'string') merged[merged.length - 1] = last + word;
    else if (word !== '') merged.push(word);
  }
  return merged;
}
