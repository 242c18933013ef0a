/** A line of a table, as text by the names of its columns. */
export type BenchLine = Readonly<Record<string, string>>;
