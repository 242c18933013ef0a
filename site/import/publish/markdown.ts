// Parses the owner's Markdown at build time. Links, emphasis, lists and paragraphs keep their
// meaning; everything else becomes plain text.
import type { InlineRun, InlineRuns, RichBlock, RichText } from '../../../src/resume/RichText.ts';
import { webAddress } from '../../../src/resume/text/webAddress.ts';
import { escapeSignsBeforeNumbers, type MarkdownNode, markdownParser } from './markdownParser.ts';

/** Rules that plain text triggers by accident: an indented line, a "<", a row of dashes. */
const disabledRules = ['code', 'fence', 'reference', 'html_block', 'html_inline', 'lheading', 'hr'];
const parse = markdownParser(disabledRules);
const parseWithoutStars = markdownParser([...disabledRules, 'emphasis']);

/** Over twenty quote and list markers at a line's start: the parser would drop the line. */
const deepNesting =
  /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){20})(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm;

/**
 * The most runs of stars and underscores (two per emphasis); with more they stay literal. The
 * functions below recurse for each, so thousands would overflow the stack.
 */
const maxStars = 1000;

/** Parses Markdown; returns a string if nothing is marked up. */
export function markdown(source: string): RichText {
  // Word processors write bullets instead of Markdown's dash.
  const dashed = source.replace(/^([ \t]*)[•‣◦▪●–][ \t]+/gmu, '$1- ').replace(deepNesting, '$1');
  const text = escapeSignsBeforeNumbers(dashed);
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

/** Keeps each number as written: Markdown would count on from the first, but these are years. */
function numberedParagraphs(items: readonly MarkdownNode[]): readonly RichBlock[] {
  return items.flatMap(({ token: { info, markup }, children }) =>
    paragraphBlock([`${info}${markup} `, ...itemRuns(children)]),
  );
}

function listBlock(nodes: readonly MarkdownNode[], numbered: boolean): readonly RichBlock[] {
  const items = nodes.map(({ children }) => itemRuns(children)).filter((runs) => runs.length > 0);
  return items.length > 0 ? [{ list: items, numbered }] : [];
}

/** Flattens an item to one run of text: nested parts follow after a dash. */
function itemRuns(nodes: readonly MarkdownNode[]): InlineRuns {
  const parts = nodes.flatMap((node) =>
    blocksIn(node).flatMap((block) => ('list' in block ? block.list : [block.paragraph])),
  );
  return mergeStrings(parts.flatMap((runs, index) => (index === 0 ? runs : [' – ', ...runs])));
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
    // A line's text, and a picture's description.
    case 'inline':
    case 'image':
      return runs;
    default:
      return [collapseWhitespace(token.content)];
  }
}

/** Allows `mailto:` and `tel:` links without further parameters. */
function personalAddress(url: string): string {
  return /^(?:mailto:[^\s@?&]+@[^\s@?&]+|tel:\+?[\d().-]+)$/i.test(url) ? url : '';
}

function collapseWhitespace(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ');
}

/** Joins neighboring strings and drops empty ones. */
function mergeStrings(runs: InlineRuns): InlineRuns {
  const merged: InlineRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (typeof run === 'string' && typeof last === 'string') merged[merged.length - 1] = last + run;
    else if (run !== '') merged.push(run);
  }
  return merged;
}
