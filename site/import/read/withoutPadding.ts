// In Word, some people fill lines with spaces and tabs, where others end a line.

/** A run of this many spaces ends a line, and a shorter one separates two parts of a line. */
const [lineRun, tabRun] = ['[ \\u00A0]{20,}', '[ \\u00A0]{6,}'];

/** A text goes on after a comma, or in lower case. */
const insideText = /(?<=[,;])(?:[ \u00A0]{2,}|\s*\t\s*\t\s*\t\s*)(?!\t)|(?<=\p{Ll})[ \u00A0]{2,}(?=\p{Ll})/gu;
const afterLine = new RegExp(`(?<=\\S)${lineRun}(?=\\S)`, 'gu');
const afterPart = new RegExp(`(?<=\\S)${tabRun}(?=\\S)|[ \\u00A0]*\\t[\\t \\u00A0]*`, 'gu');

/** @param html a converted Word file, in which each space is one of the file */
export const withoutPadding = (html: string): string =>
  html.replace(insideText, ' ').replace(afterLine, '<br />').replace(afterPart, '\t');
