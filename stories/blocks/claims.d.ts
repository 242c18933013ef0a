declare module 'virtual:claims' {
  /** The claims of each file of behavior stories, each with the id of its story. */
  const claimGroups: readonly {
    /** The title of the part. */
    part: string;
    /** The title after `Behavior/`. */
    group: string;
    claims: readonly { id: string; claim: string }[];
  }[];
  export default claimGroups;
  /** Paths, relative to `src`, of all component files. */
  export const sources: readonly string[];
}
