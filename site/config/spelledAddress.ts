/** A key, checksum or token, which nobody reads or types. */
const hash = /^(?=.*\d)[\w~=+]{20,}$/;

/** An address as people write it (`example.com/tilekit`), cut before a hash (`example.com/…`). */
export function spelledAddress(url: string): string {
  const spelled = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
  const pieces = spelled.split(/(?<=[/?#&=])/);
  const breakIndex = pieces.findIndex((piece, index) => index > 0 && hash.test(piece.replace(/[/?#&=]$/, '')));
  return breakIndex < 0
    ? spelled
    : `${pieces
        .slice(0, breakIndex)
        .join('')
        .replace(/[?#&][^/]*$/, '/')}…`;
}

/** Whether the address contains the user name, with or without its at sign. */
export function isInAddress(username: string, url: string): boolean {
  return spelledAddress(url).toLowerCase().includes(username.replace(/^@/, '').toLowerCase());
}
