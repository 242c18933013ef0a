/** Files that the packages publish as entries, each with its import specifier. */
const entries: readonly (readonly [file: RegExp, specifier: string])[] = [
  [/^src\/flipbook\/index\.ts$/, 'react-page-turn'],
  [/^src\/flipbook\/compat\.tsx$/, 'react-page-turn/react-pageflip'],
  [/^src\/flipbook\/addons\/(\w+)\.ts$/, 'react-page-turn/$1'],
  [/^src\/index\.ts$/, 'playable-resume'],
];

/** The specifier of an entry's source file, such as `src/index.ts`. `undefined` for any other file. */
export function specifierOf(file: string): string | undefined {
  const [entry, specifier = ''] = entries.find(([path]) => path.test(file)) ?? [];
  return entry && file.replace(entry, specifier);
}

/** Replaces the relative paths of entries in a file's imports with their specifiers. */
export const withSpecifiers = (code: string): string =>
  code.replaceAll(/'(?:\.\.\/)+(src\/[^']+)'/g, (path, file) => {
    const specifier = specifierOf(file);
    return specifier ? `'${specifier}'` : path;
  });
