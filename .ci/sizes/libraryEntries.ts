/** Targets of a package, as in its `exports`: a path, or one for each condition. */
type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** An entry of the library: what follows the package's name in an import, and its file from the repository's root. */
export interface LibraryEntry {
  readonly name: string;
  readonly file: string;
}

/** The entries whose scripts can be had alone. The whole library loads parts later: the site's pages are weighed instead. */
export function libraryEntries(exports: Exports): readonly LibraryEntry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return path !== '.' && file?.endsWith('.js') ? [{ name: path.slice(2), file: file.slice(2) }] : [];
  });
}
