interface PartRun {
  /** The part's file or folder. */
  readonly path: string;
  /** How many stories reported a result. */
  readonly storyCount: number;
  /** How many of them were compared with a picture. */
  readonly comparedCount: number;
}

/** The error of a part that stories draw, if its run compared no picture. */
export function pictureError({ path, storyCount, comparedCount }: PartRun): string | undefined {
  if (comparedCount > 0) return undefined;
  return storyCount === 0
    ? `Error: no story of ${path} ran. The browser did not start or connect, or no file loaded: see the error above.`
    : `Error: no picture shows ${path}. Add a story with a picture of it.`;
}
