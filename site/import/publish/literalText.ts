// Characters that Markdown would take for markup, but that stand for themselves in résumés: in
// addresses, names of code, arithmetic and comparisons.
import type { MarkdownIt } from 'markdown-it';

/** The rest of an address after its scheme, up to a sign that more likely belongs to the text around. */
const addressRest = /:\/\/[^\s<>[\]`]*[^\s<>[\]`*_.,;:!?]/y;

/** Python's names: `__init__`. */
const doubleUnderscoreName = /__[a-z][a-z\d]*(?:_[a-z\d]+)*__(?![\p{L}\p{N}_])/uy;

/** Stars between the letters of a word, as in `a*b*c`. These scripts emphasize parts of words. */
const wordEnd =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]$/u;
const starsInWord =
  /\*+(?=(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}])/uy;

/** File patterns: `*.ts`, `src/**` + `/x`. */
const filePattern = /\*(?=\.[a-z])|\*+(?=\/)/y;

/** Makes the parser keep these characters as written. */
export function keepLiteralText(parser: MarkdownIt): void {
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

/** A sign before a number at a line's start: more or less than it, or its rank. */
const signBeforeNumber = /^([ \t]*)([>+#])(?=[ \t]*\d)/gm;

/** Escapes the signs that would start a quotation, a list or a heading. */
export function escapeSignsBeforeNumbers(text: string): string {
  return text.replace(signBeforeNumber, '$1\\$2');
}
