import { relative } from 'node:path';

// Without vowels no word comes out: blockers of advertisements hide classes such as "Ad".
const upperCase = 'BCDFGHJKLMNPQRSTVWXZ';
const lowerCase = upperCase.toLowerCase();

/**
 * Names the classes of CSS Modules in as few letters as they need, since a page says each many times: capitals for the style
 * sheet, small letters for the class in it. Both count, so the same sheets have the same names in every build, and no two
 * classes share one.
 *
 * @param root of the repository
 * @param sheets all style sheets that are modules, by their paths from there
 * @returns for `css.modules.generateScopedName`; throws for a sheet that is not among them
 */
export function shortClassNames(root: string, sheets: readonly string[]): (name: string, file: string) => string {
  const prefixes = new Map(sheets.toSorted().map((sheet, index) => [posix(sheet), numeral(index, upperCase)]));
  const names = new Map<string, string[]>();
  return (name, file) => {
    const sheet = posix(relative(root, file.replace(/\?.*$/, '')));
    const prefix = prefixes.get(sheet);
    if (prefix === undefined)
      throw new Error(`${sheet} is a CSS module that site/vite.config.ts does not list: look at its globs.`);
    const classNames = names.get(sheet) ?? [];
    names.set(sheet, classNames);
    if (!classNames.includes(name)) classNames.push(name);
    return prefix + numeral(classNames.indexOf(name), lowerCase);
  };
}

/** A number in letters: b, c, d and so on, then bb. */
function numeral(number: number, alphabet: string): string {
  const last = alphabet.charAt(number % alphabet.length);
  return number < alphabet.length ? last : numeral(Math.floor(number / alphabet.length) - 1, alphabet) + last;
}

/** A path as Vite writes it, on Windows too. */
function posix(path: string): string {
  return path.replaceAll('\\', '/');
}
