/** A key, checksum or token. */
const token = /^(?=.*\d)[\w~=+]{20,}$/;

/** A URL the way people write it (`example.com/tilekit`), shortened before a token (`example.com/…`). */
export function displayAddress(url: string): string {
  const text = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
  const pieces = text.split(/(?<=[/?#&=])/);
  const tokenIndex = pieces.findIndex((piece, index) => index > 0 && token.test(piece.replace(/[/?#&=]$/, '')));
  if (tokenIndex < 0) return text;
  const beginning = pieces.slice(0, tokenIndex).join('');
  return `${beginning.replace(/[?#&][^/]*$/, '/')}…`;
}

/** Whether the address contains the user name, with or without its at sign. */
export function isInAddress(username: string, url: string): boolean {
  return displayAddress(url).toLowerCase().includes(username.replace(/^@/, '').toLowerCase());
}
