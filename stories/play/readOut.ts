import { type AnyNode, isTag, isText } from 'domhandler';
import { getElementById, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

const inline = new Set(['a', 'bdi', 'em', 'kbd', 'span', 'strong', 'svg', 'title']);

/**
 * Converts HTML to the text that a screen reader reads, one block per line: headings with their
 * level, links with their target, no decoration.
 */
export function readOut(html: string): string {
  const lines = parseDocument(html)
    .childNodes.map(saidBy)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return `${lines.filter((line) => /[^#]/.test(line)).join('\n')}\n`;
}

function saidBy(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || node.attribs['aria-hidden'] === 'true' || node.name === 'noscript') return '';
  const { name, attribs, childNodes } = node;
  const { 'aria-label': label = '', 'data-spine': spine = '' } = attribs;
  const words = childNodes.map(saidBy).join('');
  if (attribs.role === 'img') return `(${(label + words).trim()})`;
  if (name === 'a') return `[${words}](${attribs.href})`;
  if (name === 'button') return `\n${label || words}\n`;
  if (inline.has(name)) return words;
  if (name === 'article') {
    const heading = getElementById(attribs['aria-labelledby'] ?? '', childNodes);
    return `\n--- ${heading ? textContent(heading) : 'no name'} ${spine}\n${words}\n`;
  }
  const level = Number(/^h(\d)$/.exec(name)?.[1] ?? 0);
  return level > 0 ? `\n${'#'.repeat(level)} ${words}\n` : `\n${label}\n${words}\n`;
}
