/** What the book has said to developers in this story. */
export const warnings: string[] = [];

/**
 * For `beforeEach`: keeps what the book says to developers from the console, in which a story must log nothing.
 *
 * @returns undoes it
 */
export function keepWarnings(): () => void {
  const { warn } = console;
  const keep = (words: unknown) => void warnings.push(String(words));
  warnings.length = 0;
  Object.assign(console, { warn: keep });
  return () => {
    // The next story's console may have been put there meanwhile.
    if (Object.is(Reflect.get(console, 'warn'), keep)) Object.assign(console, { warn });
  };
}

/** What is said to developers: where a book is built for visitors it says nothing. */
export const toDevelopers = (...said: readonly unknown[]): readonly unknown[] => (import.meta.env.DEV ? said : []);
