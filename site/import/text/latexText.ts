// Converts the commands of LaTeX to HTML, in files from which people generate LaTeX.

/** Matches a command or an escape of LaTeX: `\textbf{`, `\href{`, `\&`. */
const command = /\\(?:(?:text[a-z]{2}|emph|href|url|underline)\{|[&%$#_])/;

/** The HTML for each command. Arguments have no braces, so the innermost commands are converted first. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\\href\{([^{}]*)\}\{([^{}]*)\}/g, '<a href="$1">$2</a>'],
  [/\\textbf\{([^{}]*)\}/g, '<b>$1</b>'],
  [/\\(?:textit|emph)\{([^{}]*)\}/g, '<i>$1</i>'],
  [/\\(?:text[a-z]{2}|url|underline)\{([^{}]*)\}/g, '$1'],
];

const signs: readonly (readonly [RegExp, string])[] = [
  [/\\([&%$#_])/g, '$1'],
  [/(?<=[\p{L}.])~(?=[\p{L}\p{N}])/gu, ' '],
  [/(?<=[^-\s]\s?)--(?=\s?[^-\s])/g, '–'],
];

export const hasLatex = (text: string): boolean => command.test(text);

export function latexAsHtml(text: string): string {
  if (/^\S+:\/\/\S+$/.test(text)) return text;
  const html = rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
  if (html !== text) return latexAsHtml(html);
  return signs.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), html);
}
