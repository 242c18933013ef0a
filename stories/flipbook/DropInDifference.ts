/** One thing that the drop-in does otherwise than `react-pageflip`. Words between backticks are set as code. */
export interface DropInDifference {
  /** By which the run that is kept, `dropInRun.json`, names the cases of `src/flipbook/proof/parity` that show it. */
  readonly id: string;
  readonly what: string;
  readonly here: string;
  readonly before: string;
  /** Why no case shows it. */
  readonly notRun?: string;
}
