// Some owners fill LaTeX templates from their file, so its texts have commands.

const command = /\\(?:href|url|textbf|textit|emph|texttt|textsc|underline|[&%$])/;

/** Commands with their Markdown and their plain text, the inner ones first. */
const replacements: readonly (readonly [pattern: RegExp, markdown: string, plain: string])[] = [
  [/\\textbf\s*\{([^{}]*)\}/g, '**$1**', '$1'],
  [/\\(?:textit|emph)\s*\{([^{}]*)\}/g, '*$1*', '$1'],
  [/\\(?:url|texttt|textsc|underline)\s*\{([^{}]*)\}/g, '$1', '$1'],
  [/\\href\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '[$2]($1)', '$2'],
  [/\\([&%$#_])/g, '$1', '$1'],
];

/** The text with Markdown in place of LaTeX; a text without LaTeX stays. */
export const latexAsMarkdown = (text: string): string => withoutLatex(text, ([, markdown]) => markdown);

/** The text without LaTeX. */
export const latexAsPlainText = (text: string): string => withoutLatex(text, ([, , plain]) => plain);

/** The text with links as the only Markdown, for names. */
export const latexAsLinks = (text: string): string =>
  withoutLatex(text, ([pattern, markdown, plain]) => (pattern.source.includes('href') ? markdown : plain));

function withoutLatex(text: string, replacement: (row: (typeof replacements)[number]) => string): string {
  if (!command.test(text)) return text;
  return replacements.reduce((result, row) => result.replace(row[0], replacement(row)), text);
}
