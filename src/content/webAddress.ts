/**
 * The address when it is one that a visitor may be sent to (`http` or `https`), else `''`.
 * Every link that leaves the content goes through here, so `javascript:` and the like never become one.
 */
export function webAddress(text: string | undefined): string {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  return address;
}
