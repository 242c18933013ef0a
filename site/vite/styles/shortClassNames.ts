import { relative } from 'node:path';

// No vowels, so that no name is a word: ad blockers hide classes such as "Ad".
const upperCase = 'BCDFGHJKLMNPQRSTVWXZ';
const lowerCase = upperCase.toLowerCase();

/**
 * Shortens the class names of CSS Modules, because pages repeat them. Upper-case letters number the
 * style sheet and lower-case letters the class, so names are unique and the same in every build.
 * @param sheets the paths of all CSS modules, relative to the repository
 * @returns a function for `css.modules.generateScopedName`; it throws on an unknown sheet
 */
export function shortClassNames(root: string, sheets: readonly string[]): (name: string, file: string) => string {
  const prefixes = new Map(sheets.toSorted().map((sheet, index) => [posix(sheet), numeral(index, upperCase)]));
  const names = new Map<string, string[]>();
  return (name, file) => {
    const sheet = posix(relative(root, file.replace(/\?.*$/, '')));
    const prefix = prefixes.get(sheet);
    if (prefix === undefined)
      throw new Error(`CSS module ${sheet} not found. Extend the globs in site/vite.config.ts to include it.`);
    const classNames = names.get(sheet) ?? [];
    names.set(sheet, classNames);
    if (!classNames.includes(name)) classNames.push(name);
    return prefix + numeral(classNames.indexOf(name), lowerCase);
  };
}

/** Writes a number with letters: b, c, d and so on, then bb. */
function numeral(number: number, alphabet: string): string {
  const last = alphabet.charAt(number % alphabet.length);
  return number < alphabet.length ? last : numeral(Math.floor(number / alphabet.length) - 1, alphabet) + last;
}

/** Converts a path to forward slashes, which Vite also uses on Windows. */
function posix(path: string): string {
  return path.replaceAll('\\', '/');
}
