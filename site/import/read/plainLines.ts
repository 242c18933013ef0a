// Reads the paragraphs of plain text and Markdown, in which people write résumés by hand.
import MarkdownIt from 'markdown-it';
import { sectionNamed } from '../formats/textResume/sectionHeadings.ts';
import { bulletSigns } from '../text/bulletSigns.ts';
import { htmlLines } from './htmlLines.ts';
import type { TextLine } from './TextLine.ts';

/** Indented text is no code, and a line above a table of dashes no heading. */
const parser = new MarkdownIt({ html: true, breaks: true }).disable(['code', 'fence', 'reference']);

/** A longer line goes on in the next one. In characters. */
const fullLine = 60;

const heading = /^#{1,6}\s|^\S.*\n(?:={3,}|-{3,})\s*$/m;
const capitals = /^[\p{Lu}\p{Lo}][\p{Lu}\p{Lo} &/'’-]{3,40}:?$/u;
const startsBlock = new RegExp(`^\\s*(?:[-*+#>|=]|${bulletSigns}|\\d+[.)]\\s|$)`, 'u');
const bulletAtStart = new RegExp(`^\\s*${bulletSigns}\\s*`, 'gmu');

export function plainLines(text: string): readonly TextLine[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const markdown = heading.test(source) ? source : withHeadings(source);
  return htmlLines(parser.render(joinedLines(markdown).replace(bulletAtStart, '- ')));
}

/** Plain text has no headings: its first line is a name, and those of sections are known or in capitals. */
function withHeadings(text: string): string {
  const [name = '', ...lines] = text.trimStart().split('\n');
  const withMarks = lines.map((line) => {
    const words = line.trim();
    return sectionNamed(words) || (capitals.test(words) && words.length > 3) ? `\n## ${words}\n` : line;
  });
  return [`# ${name.trim()}\n`, ...withMarks].join('\n');
}

/** Puts the lines of a paragraph together again, which an editor has wrapped. */
function joinedLines(text: string): string {
  const joined: string[] = [];
  for (const line of text.split('\n')) {
    const last = joined.at(-1);
    const [lastLine = ''] = last?.split('\n').slice(-1) ?? [];
    const isItemsNextLine = /^\s{2,}\S/.test(line) && startsBlock.test(lastLine) && lastLine.trim() !== '';
    const isFull = lastLine.length >= fullLine && !/ {2}$|^#|\S\s{3,}\S|\t/.test(lastLine);
    const goesOn = (isFull || isItemsNextLine) && !startsBlock.test(line);
    if (last !== undefined && goesOn) joined.splice(-1, 1, `${last} ${line.trim()}`);
    else joined.push(line);
  }
  return joined.join('\n');
}
