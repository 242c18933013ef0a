import { spelledAddress } from './spelledAddress.ts';

/** Whether a user's name, with or without its at sign, already stands in an address, which is then enough to print. */
export function isInAddress(username: string, url: string): boolean {
  return spelledAddress(url).toLowerCase().includes(username.replace(/^@/, '').toLowerCase());
}
