// Removes LaTeX from texts. YAML files for LaTeX templates have it.

/** A command, an escaped sign or an accent of LaTeX. Markdown escapes other signs. */
const tex = /\\(?:[&%$]|['`"^~]\{?\p{L}|(?:href|emph|text\w+|vspace|hspace|par|LaTeX|url|[cv])\b)/u;

const accents: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '"': '\u0308',
  '^': '\u0302',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030c',
};

const accented = (_: string, sign: string, letter: string) => `${letter}${accents[sign] ?? ''}`.normalize('NFC');

/** The text that LaTeX would print, with links in Markdown. A text without LaTeX stays as it is. */
export function withoutTex(text: string): string {
  if (!tex.test(text)) return text;
  return text
    .replace(/\\(?:vspace|hspace)\*?\{[^{}]*\}|\\par\b/g, ' ')
    .replace(/\\(['`"^~])\{?(\p{L})\}?/gu, accented)
    .replace(/\\([cv])\{(\p{L})\}/gu, accented)
    .replace(/\\href\{([^{}]*)\}\{([^{}]*)\}/g, '[$2]($1)')
    .replace(/\\(?:emph|url|text\w+)\{([^{}]*)\}/g, '$1')
    .replace(/\\LaTeX\b/g, 'LaTeX')
    .replace(/\\([&%$#_ ])/g, '$1')
    .replace(/~/g, ' ')
    .replace(/(?<!-)--(?!-)/g, '–')
    .replace(/\s{2,}|\s*;\s*$/g, ' ')
    .trim();
}
