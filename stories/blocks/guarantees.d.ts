declare module 'virtual:guarantees' {
  /** The guarantees that each file of behavior stories tests, each with the id of its story. */
  const groups: readonly {
    /** The title of the part. */
    part: string;
    /** The title after `Behavior/`. */
    group: string;
    guarantees: readonly { id: string; sentence: string }[];
  }[];
  export default groups;
  /** Paths, relative to `src`, of components and of the flipbook's addons. */
  export const sources: readonly string[];
}
