/** The text without white space around it; `''` where the résumé says nothing. */
export function said(text: string | undefined): string {
  return text?.trim() ?? '';
}

/** The texts that say something, in their order. */
export function allSaid(texts: readonly (string | undefined)[] | undefined): readonly string[] {
  return (texts ?? []).map(said).filter(Boolean);
}
