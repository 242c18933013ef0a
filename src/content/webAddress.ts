/**
 * The address when it is one that a visitor may be sent to (`http` or `https`), else `''`.
 * Every link that leaves the content goes through here, so `javascript:` and the like never become one.
 */
export function webAddress(text: string | undefined): string {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  return address;
}

/** An address that people write without its scheme, `me.example.net`, with it; anything else as it is. */
export function withScheme(text: string): string {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?(\/\S*)?$/u.test(text) ? `https://${text}` : text;
}
