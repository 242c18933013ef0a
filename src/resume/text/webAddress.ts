/**
 * The address if it is `http` or `https`, else `''`. Every external link goes through here, so
 * `javascript:` and similar schemes never become links.
 */
export function webAddress(text: string | undefined): string {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  return address;
}

/** Adds the scheme to an address without one, `me.example.net`; returns other texts unchanged. */
export function withScheme(text: string): string {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?(\/\S*)?$/u.test(text) ? `https://${text}` : text;
}
