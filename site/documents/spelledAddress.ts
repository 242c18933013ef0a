/** A key, a checksum, a token: nobody reads it, or types it. */
const hash = /^(?=.*\d)[\w~=+]{20,}$/;

/** A web address as people write it: `example.com/tilekit`; one with a hash in it up to that: `example.com/…`. */
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

/** Whether a user's name, with or without its at sign, already stands in an address, which is then enough to print. */
export function isInAddress(username: string, url: string): boolean {
  return spelledAddress(url).toLowerCase().includes(username.replace(/^@/, '').toLowerCase());
}
