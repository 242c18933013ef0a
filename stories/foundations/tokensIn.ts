export interface Token {
  name: `--${string}`;
  /** As the style sheet writes it, on one line. */
  value: string;
  /** The comment above its section of the style sheet. */
  section: string;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The custom properties that a style sheet declares, in order, each with its first value. */
export function tokensIn(css: string): readonly Token[] {
  const tokens = new Map<string, Token>();
  let section = '';
  for (const [, comment, name, value] of css.matchAll(/^ *\/\*([\s\S]*?)\*\/$|^\s*--([\w-]+):([\s\S]*?);/gm)) {
    if (comment !== undefined) section = oneLine(comment.replaceAll('*', ''));
    else if (name && value && !tokens.has(name))
      tokens.set(name, { name: `--${name}`, value: oneLine(value), section });
  }
  return [...tokens.values()];
}
