/** The URL if its scheme is `http` or `https`, else `''`: `javascript:` must not become a link. */
export function webAddress(text: string | undefined): string {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  return address;
}

/** Adds `https://` to a URL without a scheme: `me.example.net`. Other texts stay. */
export function withScheme(text: string): string {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?(\/\S*)?$/u.test(text) ? `https://${text}` : text;
}
