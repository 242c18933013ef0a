import type { PointerKind } from '../engine/state.ts';
import type { Surroundings } from './bookSpace.ts';

/** A press that is followed until it ends. */
export interface HeldPress {
  readonly pointerId: number;
  readonly pointer: PointerKind;
  /** Those of the book when it began. */
  readonly surroundings: Surroundings;
  /** Where the book was when it began. */
  readonly bounds: DOMRect;
  /** Whether moving drags a page. */
  drags: boolean;
  /** Whether a page has been dragged. */
  hasFolded: boolean;
  /** Whether the browser scrolls with it: only its touch events come any more. */
  isScrolling: boolean;
  /** Whether it began by clearing a selection: then it is no click. */
  readonly clearedSelection: boolean;
  /** Whether it began on a link, button or field that gives its presses away; it gets its clicks all the same. */
  readonly isOnControl: boolean;
}

/** The kind of a pointer; one that is of none is a mouse. */
export function pointerKind({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Whether a press is the primary one, and no shortcut; with Shift held, a mouse selects text. */
export function isPrimaryPress(event: PointerEvent): boolean {
  const selects = pointerKind(event) === 'mouse' && event.shiftKey;
  return event.button === 0 && !event.ctrlKey && !selects;
}
