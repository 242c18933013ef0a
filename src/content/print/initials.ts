/**
 * The first letters of a name's first and last word, as a seal has them: `PO` for Player One. `''` where the name
 * begins with no letter of the Latin alphabet: the seal has no others.
 */
export function initials(name: string): string {
  const words = name.normalize('NFD').split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '');
  return letters
    .filter((letter) => /[a-z]/i.test(letter))
    .join('')
    .toUpperCase();
}
