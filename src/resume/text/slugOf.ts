import { latinize } from './latinize.ts';

/** The words of a text in lower case, for a file name or a URL: `conan-obrien` for Conan O'Brien. */
export function slugOf(text: string): string {
  return latinize(text)
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
