// Converts HTML from other tools to Markdown: links, emphasis, lists, paragraphs and line breaks
// keep their meaning, entities become characters, other tags are dropped.
import { type AnyNode, isTag, isText } from 'domhandler';
import { innerText } from 'domutils';
import { Parser, parseDocument } from 'htmlparser2';
import { isHidden } from './hiddenHtml.ts';

/** The maximum length of a text, in characters: about twelve pages, more than any text of a résumé. */
export const maxTextLength = 20_000;

export type SummaryAndHighlights = { summary: string; highlights: readonly string[] };

/** Known HTML tags, so that `Map<Key, Value>` and `<https://ada.example>` do not match. */
const tagNames =
  '(?:a|abbr|article|b|blockquote|body|br|center|code|div|em|font|h[1-6]|hr|html|i|img|li|meta|o:p|ol|p|pre|s|script|' +
  'section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul)(?=[\\s/>])';

const tag = new RegExp(`<\\/?${tagNames}[^<>]*>|<!--`, 'i');

const nonTag = new RegExp(`<(?!\\/?${tagNames}|!--)`, 'gi');

const entity = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** The deepest nesting that is read: more than any editor writes. */
const maxElementDepth = 100;

const anyTag = new RegExp(tag, 'gi');

/** The first HTML tag or entity in a text, or `undefined`. */
export function htmlIn(text: string): string | undefined {
  return tag.exec(text)?.[0] ?? entity.exec(text)?.[0];
}

function parseHtml(html: string): readonly AnyNode[] {
  const escaped = html.replace(nonTag, '&lt;');
  return parseDocument(isDeeperThan(maxElementDepth, escaped, false) ? escaped.replace(anyTag, ' ') : escaped).children;
}

/** Converts HTML to Markdown, and separates its list items. A text without HTML stays as it is. */
export function htmlText(html: string): SummaryAndHighlights {
  // Parsing longer texts takes too long.
  if (html.length > maxTextLength || !htmlIn(html)) return { summary: html, highlights: [] };
  const highlights: string[] = [];
  const summary = toMarkdown(parseHtml(html), (item) => {
    highlights.push(item);
    return '';
  });
  return { summary: tidy(summary), highlights: highlights.filter(Boolean) };
}

/** Converts HTML to Markdown, including lists. A text without HTML stays as it is. */
export function htmlAsMarkdown(html: string): string {
  return htmlIn(html) ? tidy(toMarkdown(parseHtml(html), (item, mark) => `${mark} ${item}\n`)) : html;
}

/** The lines of an HTML text, including its list items. */
export function htmlTextLines(html: unknown): readonly string[] {
  if (typeof html !== 'string') return [];
  const { summary, highlights } = htmlText(html);
  return [...summary.split('\n'), ...highlights].map((line) => line.trim()).filter(Boolean);
}

/** Converts HTML to plain text on one line. A text without HTML stays as it is. */
export function htmlAsPlainText(html: string): string {
  return htmlIn(html) ? oneLine(innerText([...parseHtml(html.replace(blockStart, ' $&'))])) : html;
}

const blockNames = 'p|div|h\\d|ul|ol|blockquote|section|article|table|tr|pre|center';
const blockTags = new RegExp(`^(?:${blockNames})$`);
const blockStart = new RegExp(`<\\/?(?:${blockNames}|br|li)\\b`, 'gi');
const emphasisMarks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' };

type ItemText = (item: string, mark: string) => string;

function toMarkdown(nodes: readonly AnyNode[], item: ItemText): string {
  return nodes.map((node) => nodeText(node, item)).join('');
}

function nodeText(node: AnyNode, item: ItemText): string {
  if (isText(node)) return node.data.replace(/\s+/g, ' ');
  if (!isTag(node) || isHidden(node.name, node.attribs)) return '';
  if (node.name === 'br') return '\n\n';
  if (node.name === 'li') {
    const mark = node.parent && isTag(node.parent) && node.parent.name === 'ol' ? '1.' : '-';
    return item(itemText(toMarkdown(node.children, (nested) => `\n- ${nested}\n`)), mark);
  }
  const text = toMarkdown(node.children, item);
  const mark = emphasisMarks[node.name];
  if (mark && text.trim()) return `${mark}${text.trim()}${mark}${/\s$/.test(text) ? ' ' : ''}`;
  const { href = '' } = node.attribs;
  if (node.name === 'a' && /^(?:https?|mailto|tel):/i.test(href)) return `[${text.trim()}](<${href.trim()}>)`;
  return blockTags.test(node.name) ? `\n\n${text}\n\n` : text;
}

/** The text of a list item. Nested items stay on lines of their own below it. */
function itemText(text: string): string {
  return text
    .split('\n')
    .map((line) => (/^\s*- /.test(line) ? line : oneLine(line)))
    .filter(Boolean)
    .join('\n')
    .replace(/\n(?!\s*- )/g, ' ')
    .trim()
    .replaceAll('\n', '\n  ');
}

export function tidy(text: string): string {
  return (
    text
      .replace(/[ \t]+(?=\n)/g, '')
      // The indentation of a list within a list stays.
      .replace(/\n[ \t]+(?![ \t]|- )/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether markup nests deeper than `maxDepth`. Thousands of levels overflow the stack, and take quadratic time. */
export function isDeeperThan(maxDepth: number, markup: string, isXml: boolean): boolean {
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser(
    {
      onopentag() {
        depth += 1;
        if (depth <= maxDepth) return;
        isDeeper = true;
        parser.pause();
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { xmlMode: isXml },
  );
  parser.write(markup);
  return isDeeper;
}

const markdownLink = /\[([^[\]]+)\]\(\s*<?(https?:(?:[^\s()>]|\([^\s()>]*\))+)>?\s*\)/;
const htmlLink = /<a\s[^>]*?href\s*=\s*["'](https?:[^"']+)["'][^>]*>(.*?)<\/a>/is;

/** The name and the URL of a text that contains a link in Markdown or HTML. */
export function linkedName(text: string): { name: string; url: string } | undefined {
  const [, markdownName = '', markdownUrl] = markdownLink.exec(text) ?? [];
  if (markdownUrl) return { name: text.replace(markdownLink, () => markdownName).trim(), url: markdownUrl };
  const [, url, htmlName = ''] = htmlLink.exec(text) ?? [];
  return url ? { name: text.replace(htmlLink, () => htmlName).trim(), url } : undefined;
}
