/** One thing that the drop-in does otherwise than `react-pageflip`. Words between backticks are set as code. */
export interface DropInDifference {
  /** Which one it is, in the run that is kept. */
  readonly id: string;
  readonly what: string;
  readonly here: string;
  readonly before: string;
  /** The cases of `.ci/parity` that show it: all that differs in a `case`, or one thing, `case > events`, in all steps or in one, `case / step > events`; `* > events`: in all cases that nothing else explains. */
  readonly seen?: readonly string[];
  /** Why no case shows it. */
  readonly notRun?: string;
}
