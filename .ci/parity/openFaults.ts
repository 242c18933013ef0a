/** A difference that is a fault of the drop-in. */
export interface OpenFault {
  readonly id: string;
  /** As in the list of differences. */
  readonly seen: readonly string[];
}

/** Differences that are no purpose, and are to go: what is mended must be taken off this list. */
export const openFaults: readonly OpenFault[] = [];
