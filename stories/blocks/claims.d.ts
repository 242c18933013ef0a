declare module 'virtual:claims' {
  /** By the title of a part: the claims of its behavior stories, each with the id of its story. */
  const claimsByPart: Readonly<Record<string, readonly { id: string; claim: string }[]>>;
  export default claimsByPart;
  /** Paths, relative to `src`, of all component files. */
  export const sources: readonly string[];
}
