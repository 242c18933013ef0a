// Converts the commands of LaTeX to HTML, in files from which people generate LaTeX.

export const hasLatex = (text: string): boolean =>
  /\\(?:(?:text[a-z]{2}|emph|href|url|underline)\{|[&%$#_])|\$[^$\n]{1,20}\^\{[^$\n]{1,20}\$/.test(text);

/** The arguments have no braces, so the innermost commands come first. */
const commands: readonly (readonly [RegExp, string])[] = [
  [/\\href\{([^{}]*)\}\{([^{}]*)\}/g, '<a href="$1">$2</a>'],
  [/\\textbf\{([^{}]*)\}/g, '<b>$1</b>'],
  [/\\(?:textit|emph)\{([^{}]*)\}/g, '<i>$1</i>'],
  [/\\(['`^"~])\{([A-Za-z])\}/g, '\\$1$2'],
  // Not all letters: a quotation mark may be escaped, as in `Ada\'s`.
  [/\\'([aeiounycz])/gi, '$1\u0301'],
  [/\\`([aeiou])/gi, '$1\u0300'],
  [/\\\^([aeiou])/gi, '$1\u0302'],
  [/\\"([aeiou])/gi, '$1\u0308'],
  [/\\~([aon])/gi, '$1\u0303'],
  [/(?:(?<!\s)\s+)?\\[vh]space\*?\{[^{}]*\}/g, ''],
  [/(?:(?<!\s)\s+)?\\par(?![a-z])\s*/g, '\n\n'],
  [/\\(?:text[a-z]{2}|url|underline)\{([^{}]*)\}/g, '$1'],
];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (text: string) =>
  text
    .replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))
    .replaceAll('-', '⁻')
    .replaceAll('n', 'ⁿ');

/** "$z^{-1}$" is "z⁻¹". */
const withoutMath = (text: string) =>
  text.replace(/\$([^$\n^]{1,20})\^\{([-\dn]+)\}\$/g, (_, base: string, exponent: string) => base + raised(exponent));

export function latexAsHtml(text: string): string {
  const html = commands.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
  if (html !== text) return latexAsHtml(html);
  if (/^\S+:\/\/\S+$/.test(text)) return text;
  const plain = withoutMath(text)
    .replace(/\\([&%$#_])/g, '$1')
    .replace(/(?<=[\p{L}.])~(?=[\p{L}\p{N}])/gu, ' ');
  return plain.replace(/(?<=[^-\s]\s?)--(?=\s?[^-\s])/g, '–').normalize();
}
