declare module 'virtual:promises' {
  /** By the title of a part: what its behaviour stories claim, and the story that proves it. */
  const promises: Readonly<Record<string, readonly { id: string; claim: string }[]>>;
  export default promises;
  /** The paths below `src` of all files with components. */
  export const sources: readonly string[];
}
