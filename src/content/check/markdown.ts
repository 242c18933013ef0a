// Markdown as owners write it in a résumé, read by a library at build time. Of what Markdown knows, links, emphasis,
// lists and paragraphs keep their meaning; everything else becomes plain words.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as wordsOf } from 'mdast-util-to-string';
import type { RichBlock, RichText, RichWord, RichWords } from '../RichText.ts';
import { webAddress } from '../webAddress.ts';

type Nodes = ReturnType<typeof fromMarkdown>['children'][number];
type List = Extract<Nodes, { type: 'list' }>;
type ListItem = List['children'][number];
type PhrasingContent = Extract<Nodes, { type: 'paragraph' }>['children'][number];

/** Kinds of markup that a plain text has by accident: an indented line, a "<", a row of dashes. */
const notMarkup = [
  'codeIndented',
  'codeFenced',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'thematicBreak',
];

/**
 * Where a line begins with more than twenty marks of quotations and lists: the parser and the functions below call
 * themselves for each, so thousands of them would take minutes, or all of the stack. What is beyond is dropped.
 */
const tooDeep =
  /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){20})(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm;

/** Runs of stars and low lines that a text may have, twice as many as it has marked words; in one with more they are signs. */
const mostStars = 1000;

/** Square brackets that a text may have, two for each link; in one with more they are signs: each is held against all before it. */
const mostBrackets = 2000;

/** What brackets make. */
const brackets = ['labelStartImage', 'labelStartLink', 'labelEnd'];

/** The text of a Markdown source; a plain string where nothing in it is marked up. */
export function markdown(source: string): RichText {
  // Word processors write a bullet where Markdown has a dash.
  const text = source.replace(/^([ \t]*)[•‣◦▪●–][ \t]+/gmu, '$1- ').replace(tooDeep, '$1');
  const isStarred = (text.match(/[*_]+/g)?.length ?? 0) > mostStars;
  const isBracketed = (text.match(/[[\]]/g)?.length ?? 0) > mostBrackets;
  const disabled = [...notMarkup, ...(isStarred ? ['attention'] : []), ...(isBracketed ? brackets : [])];
  const root = fromMarkdown(text, { extensions: [{ disable: { null: disabled } }] });
  const blocks = root.children.flatMap((node) => blocksIn(node, text));
  const [first] = blocks;
  if (!first) return '';
  if (blocks.length > 1 || !('paragraph' in first)) return blocks;
  const { paragraph } = first;
  const [only = ''] = paragraph;
  return paragraph.length < 2 && typeof only === 'string' ? only : blocks;
}

function blocksIn(node: Nodes, source: string): readonly RichBlock[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(wordsIn(node.children));
    case 'heading':
      return paragraphOf([{ strong: wordsIn(node.children) }]);
    case 'list':
      return isNumberedByAccident(node) ? accidental(node, source) : listOf(node, source);
    case 'blockquote':
      return node.children.flatMap((child) => blocksIn(child, source));
    default:
      return paragraphOf([oneSpaced(wordsOf(node))]);
  }
}

/** "2019. Founded a club." begins a list only for a program. */
function isNumberedByAccident({ ordered, start }: List): boolean {
  return ordered === true && start !== 1;
}

/** Each number stays as it was written: what Markdown counts on from the first are years to a reader. */
function accidental({ children }: List, source: string): readonly RichBlock[] {
  return children.flatMap((item) => paragraphOf([numberOf(item, source), ...itemWords(item.children, source)]));
}

function numberOf({ position, children: [first] }: ListItem, source: string): string {
  return oneSpaced(source.slice(position?.start.offset, first?.position?.start.offset ?? position?.end.offset));
}

function listOf({ ordered, children }: List, source: string): readonly RichBlock[] {
  const items = children.map((item) => itemWords(item.children, source)).filter((words) => words.length > 0);
  return items.length > 0 ? [{ list: items, numbered: ordered === true }] : [];
}

/** An item is one run of words: what is nested in it follows after a dash. */
function itemWords(nodes: readonly Nodes[], source: string): RichWords {
  const parts = nodes.flatMap((node) =>
    blocksIn(node, source).flatMap((block) => ('list' in block ? block.list : [block.paragraph])),
  );
  return joined(parts.flatMap((words, index) => (index === 0 ? words : [' – ', ...words])));
}

function paragraphOf(words: RichWords): readonly RichBlock[] {
  const paragraph = joined(words);
  return paragraph.length > 0 ? [{ paragraph }] : [];
}

function wordsIn(nodes: readonly PhrasingContent[]): RichWords {
  return joined(nodes.flatMap(wordIn));
}

function wordIn(node: PhrasingContent): RichWords {
  switch (node.type) {
    case 'text':
      return [oneSpaced(node.value)];
    case 'break':
      return [' '];
    case 'strong':
      return [{ strong: wordsIn(node.children) }];
    case 'emphasis':
      return [{ emphasis: wordsIn(node.children) }];
    case 'link': {
      const url = webAddress(node.url) || personalAddress(node.url);
      const words = wordsIn(node.children);
      // A picture without words, say: a link that nothing names could not be found by name.
      if (url && words.length === 0) return [{ link: [url], url }];
      return url ? [{ link: words, url }] : words;
    }
    default:
      return [oneSpaced(wordsOf(node))];
  }
}

/** A mail or a call, and nothing that a program would do besides. */
function personalAddress(url: string): string {
  return /^(?:mailto:[^\s@?&]+@[^\s@?&]+|tel:\+?[\d().-]+)$/i.test(url) ? url : '';
}

function oneSpaced(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ');
}

/** Neighbouring strings become one; those that say nothing go. */
function joined(words: RichWords): RichWords {
  const all: RichWord[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (typeof word === 'string' && typeof last === 'string') all[all.length - 1] = last + word;
    else if (word !== '') all.push(word);
  }
  return all;
}
