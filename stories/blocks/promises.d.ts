declare module 'virtual:promises' {
  /** By the title of a part: the claims of its behavior stories, each with the id of its story. */
  const promises: Readonly<Record<string, readonly { id: string; claim: string }[]>>;
  export default promises;
  /** Paths, relative to `src`, of all component files. */
  export const sources: readonly string[];
}
