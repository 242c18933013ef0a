/** A web address as people write it: `example.com/tilekit`. */
export function spelledAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
}

/** Whether a user's name, with or without its at sign, already stands in an address, which is then enough to print. */
export function isInAddress(username: string, url: string): boolean {
  return spelledAddress(url).toLowerCase().includes(username.replace(/^@/, '').toLowerCase());
}
