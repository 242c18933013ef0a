// Reads the paragraphs of plain text and Markdown.
import MarkdownIt from 'markdown-it';
import { bulletCharacters } from '../text/bulletText.ts';
import { sectionForHeading } from '../words/sectionTitles.ts';
import { htmlLines } from './htmlLines.ts';
import { pageNumber } from './pageNumber.ts';
import type { TextLine } from './TextLine.ts';

/** In a résumé, indented and fenced lines are text, not code. `withInlineLinks` reads references. */
const parser = new MarkdownIt({ html: true, breaks: true }).disable(['code', 'fence', 'reference']);

/** A wrapped line with at least this many characters continues in the next line. */
const minWrappedLength = 60;

/** A wrapped text has several lines of the full width, but for a word of this length. */
const maxWordLength = 20;

/** If a text has a longer line, in characters, it is not wrapped: each line is a paragraph. */
const maxWrappedLength = 130;

const linkAddress = /(?<=\])\([^()\s]*\)/g;
const columns = /\S\s{3,}\S|\t| \| /;
const heading = /^#{1,6}\s|^<h[1-6]\b|^\S.*\n(?:={3,}|-{3,})\s*$/m;
const capitals = /^[\p{Lu}\p{Lo}][\p{Lu}\p{Lo} &/'’-]{3,40}:?$/u;
const startsBlock = new RegExp(`^\\s*(?:[-*+#>|=]|${bulletCharacters}|\\d+[.)]\\s|\\[\\d+\\]\\s|$)`, 'u');
const bulletAtStart = new RegExp(`^\\s*${bulletCharacters}\\s*`, 'gmu');

export function plainLines(text: string): readonly TextLine[] {
  const source = withInlineLinks(text)
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\r\n?/g, '\n')
    // Word's field codes for links
    .replace(/ ?HYPERLINK "[^"]*" ?/g, ' ')
    // Jekyll's template tags insert content of other files, which is missing here.
    .replace(/\{%.*?%\}|^.*\{\{.*$/gm, '')
    // Spans beside each other in a heading are columns.
    .replace(/(?<=^#.*)<\/span>\s*<span[^>]*>/gm, '\t')
    .replace(programCode, '')
    // "##Skills##", "#CV#"
    .replace(/^(#{2,6}|#(?=[^#\n]+#\s*$))(?=[\p{L}[])(.*?)\s*#*\s*$/gmu, '$1 $2')
    // Pandoc's attributes of headings, and its fences: "# Skills {-}", "::: {.columns}"
    .replace(/(?<=^#{1,6} .*)\s*\{[^{}\n]*\}\s*$|^:{3,}.*$/gm, '')
    // Keys of citations, and commands of TeX: "[@oak2019]", "\mbox{Oak}", "\LaTeX"
    .replace(/ ?\[(?:@[\w:-]+(?:; )?)+\](?!\()/g, '')
    .replace(/^\\(?:begin|end)\{.*\}\s*$|\\vspace\{[^}\n]*\}/gm, '')
    .replace(/\\(?:hfill|q?quad)\b/g, '\t')
    .replace(/\\(?:noindent|newpage|(?:big|med|small)skip)\b/g, '')
    .replace(/\\[a-z]+\{([^{}\n]*)\}|\\(?=(?:La)?TeX)/g, '$1')
    .replace(definition, (_, term = '', text: string) => `${term}\t${text.replace(/\s*\n\s+/g, ' ')}\n`)
    .replace(/^\s*:[ \t]+(?=\S)/gm, '\n')
    .replace(/^.{3,}$/gm, (line) => (pageNumber.test(line.trim()) ? '' : line));
  const markdown = heading.test(source) && !dots.test(source) ? source : withHeadings(source);
  return htmlLines(parser.render(joinedLines(markdown, markdown === source).replace(bulletAtStart, '- ')));
}

/** "2019-21" above ":   **Joiner**, Oak": a short term and its definition, which may have several lines. */
const definition =
  /^(?:(?!.*\*\*)([\p{L}\p{N}].{0,25})|[^\p{L}\p{N}\n]*)\n+^:[ \t]+(\S.*(?:\n[ \t]{2,}(?![-*+] )\S.*)*)/gmu;

/** Moves addresses to the links that refer to them: `[Oak][1]` and, below, `[1]: https://oak.test`. */
function withInlineLinks(text: string): string {
  const address = /^\[([^\]\n]+)\]:\s+<?(https?:\S+?)>?(?:\s+".*")?\s*$/gm;
  const addresses = new Map(Array.from(text.matchAll(address), ([, id = '', url = '']) => [id, url]));
  return text
    .replace(address, '')
    .replace(/(\[[^\]\n]+\])\[([^\]\n]+)\]/g, (link, words: string, id: string) =>
      addresses.has(id) ? `${words}(${addresses.get(id)})` : link,
    );
}

/** Fenced lines of program code, which are not part of the résumé. Other fenced lines may be. */
const programCode = /^```[^`]*?[{;]\s*\n[\s\S]*?^```\s*$/gm;

/** A line of dots, stars or the like. It may underline a heading. */
const drawnLine = /^([^\p{L}\p{N}\s])\1{4,}$/u;
/** A dotted line is a sign of plain text, in which a `#` does not begin a Markdown heading. */
const dots = /^[._~·]{9,}$/m;
const underlinedTitle = /^[\p{L}\p{N}].{2,60}$/u;

/**
 * Marks headings as Markdown does: the name in the first line, names of sections, and lines in
 * capitals or underlined.
 */
function withHeadings(text: string): string {
  const [name = '', ...lines] = text.trimStart().split('\n');
  const withMarks = lines.map((line, index) => {
    // "* SKILLS" is a heading, too.
    const words = line.trim().replace(/^\*\s*(?=[^\p{Ll}]+$)/u, '');
    if (drawnLine.test(words)) return '';
    const isUnderlined = drawnLine.test(lines[index + 1]?.trim() ?? '') && underlinedTitle.test(words);
    // "Internship" above "May 2019 - Aug 2019 · 4 mos" is a kind of employment.
    if (/ \d+ (?:yr|mo)s?\s*$/.test(lines[index + 1] ?? '')) return line;
    return isUnderlined || sectionForHeading(words) || (capitals.test(words) && words.length > 3)
      ? `\n## ${words}\n`
      : line;
  });
  const isHeading = sectionForHeading(name.replace(/^\*\s*/, '').trim()) !== undefined;
  return [isHeading ? `## ${name.trim()}\n` : `# ${name.trim()}\n`, ...withMarks].join('\n');
}

/** Whether a line at the margin follows a list item. Markdown would join it to the item. */
const isAfterItem = (line: string, lastLine: string): boolean =>
  /^\S/.test(line) && !startsBlock.test(line) && item.test(lastLine);

const item = /^\s*[-*+•]\s/;

/** Whether a line continues an item: in lower case or brackets, or below a long Markdown line. */
function isRestOfItem(line: string, lastLine: string, isMarkdown: boolean): boolean {
  const isLong =
    isMarkdown && lastLine.length >= minWrappedLength && /\S .*[^.!?:]\n\S+ /.test(`${lastLine.trim()}\n${line}`);
  return item.test(lastLine) && (/^\s*(?:\p{Ll}|\()/u.test(line) || /\([^()]*$/.test(lastLine) || isLong);
}

/**
 * Whether a line begins an entry: with a date, or with a word that is not in lower case, if the line
 * above has a year, or room for this word.
 */
function beginsEntry(line: string, lastLine: string, width: number): boolean {
  const [word = ''] = line.trim().split(' ');
  const mayEnd = /(?:19|20)\d\d/.test(lastLine) || lastLine.length + 1 + word.length <= width;
  return /^\S{0,12}\s?\d{4}(?!\d)/.test(line.trim()) || (mayEnd && !/^\p{Ll}/u.test(word));
}

/** The lengths, in characters, at which editors wrap the lines of Markdown. */
const [minSoftLength, maxSoftLength] = [70, 120];

/** Whether a line of Markdown continues the paragraph above, and is neither an entry of its own nor below a hard break. */
const isSoftBreak = (line: string, lastLine: string): boolean =>
  /^[\p{L}(]/u.test(lastLine) &&
  lastLine.length >= minSoftLength &&
  lastLine.length <= maxSoftLength &&
  !/(?: {2}|\\|[.:!?])$/.test(lastLine) &&
  /^[\p{L}(]/u.test(line);

/** Joins the lines of a paragraph that an editor has wrapped. */
function joinedLines(text: string, isMarkdown: boolean): string {
  const lines = text.split('\n');
  const lengths = lines.map((line) => line.length);
  const width = Math.max(...lengths);
  const areLinesFull = lengths.filter((length) => length > width - maxWordLength).length > 1;
  const outputLines: string[] = [];
  for (const line of lines) {
    const last = outputLines.at(-1);
    const [lastLine = ''] = last?.split('\n').slice(-1) ?? [];
    const continuesItem =
      /^\s{2,}\S/.test(line) && !/^#/.test(lastLine) && startsBlock.test(lastLine) && lastLine.trim() !== '';
    const isFull =
      (areLinesFull || /^\p{Ll}/u.test(line)) &&
      lastLine.replace(linkAddress, '').length >= minWrappedLength &&
      !/ {2}$|^#/.test(lastLine) &&
      !columns.test(lastLine);
    const isText = !startsBlock.test(line) && !columns.test(line.trim());
    const isWrapped = width <= maxWrappedLength && (continuesItem || (isFull && !beginsEntry(line, lastLine, width)));
    const isContinued =
      isText && (isWrapped || isRestOfItem(line, lastLine, isMarkdown) || (isMarkdown && isSoftBreak(line, lastLine)));
    if (last !== undefined && isContinued) outputLines.splice(-1, 1, `${last} ${line.trim()}`);
    else outputLines.push(...(isAfterItem(line, lastLine) ? ['', line] : [line]));
  }
  return outputLines.join('\n');
}
