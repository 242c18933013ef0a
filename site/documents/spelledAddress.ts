/** A web address as people write it: `example.com/tilekit`. */
export function spelledAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
}
