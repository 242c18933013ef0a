/** A text as it is printed: letters in their composed form, white space as one space each, none around it. */
export function said(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The texts that say something, in their order. */
export function allSaid(texts: readonly (string | undefined)[] | undefined): readonly string[] {
  return (texts ?? []).map(said).filter(Boolean);
}
