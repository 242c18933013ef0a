// What editors of other tools write as HTML, as Markdown.
import { type AnyNode, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** What a text tells, apart from the items of its lists. */
export type Told = { summary: string; highlights: readonly string[] };

/** A text with its paragraphs and emphasis; a text without tags stays as it is. */
export function htmlText(html: string): Told {
  if (!/<\/?[a-z][^>]*>|&\w+;/i.test(html)) return { summary: html, highlights: [] };
  const highlights: string[] = [];
  const summary = inMarkdown(parseDocument(html).children, highlights);
  return { summary: tidy(summary), highlights: highlights.map(tidy).filter(Boolean) };
}

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' };

function inMarkdown(nodes: readonly AnyNode[], items: string[]): string {
  return nodes.map((node) => nodeText(node, items)).join('');
}

function nodeText(node: AnyNode, items: string[]): string {
  if (isText(node)) return node.data.replace(/\s+/g, ' ');
  if (!isTag(node)) return '';
  if (node.name === 'li') {
    items.push(inMarkdown(node.children, items));
    return '';
  }
  if (node.name === 'br') return '\n';
  const text = inMarkdown(node.children, items);
  const mark = marks[node.name];
  if (mark && text.trim()) return `${mark}${text.trim()}${mark}`;
  const { href } = node.attribs;
  if (node.name === 'a' && href && /^https?:/.test(href)) return `[${textContent(node)}](${href})`;
  return /^(?:p|div|h\d|ul|ol|blockquote)$/.test(node.name) ? `${text}\n\n` : text;
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
