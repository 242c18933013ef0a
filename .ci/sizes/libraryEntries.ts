/** Targets of a package, as in its `exports`: a path, or one for each condition. */
type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** An entry of the flipbook's package: what follows its name in an import, and its file from the package's folder. */
export interface LibraryEntry {
  readonly name: string;
  readonly file: string;
}

/** The entries that have a script. */
export function libraryEntries(exports: Exports): readonly LibraryEntry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return file?.endsWith('.js') ? [{ name: path.slice(2) || 'the book', file: file.slice(2) }] : [];
  });
}
