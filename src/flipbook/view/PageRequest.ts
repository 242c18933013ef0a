import type { TurnRequested } from '../engine/events.ts';
import type { Corner } from '../engine/shapes.ts';

/** A turn to a page or by one spread. */
export interface PageRequest extends Pick<TurnRequested, 'to' | 'reason'> {
  /** @default 'bottom' */
  readonly corner?: Corner;
  /** Without a movement. @default false */
  readonly instant?: boolean;
}
