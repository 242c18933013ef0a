// Actions, in few words.
import type { Action, Place } from '../ParityCase.ts';

export const click = (x: number, y: number): Action => ({ do: 'click', at: [x, y] });
export const hover = (x: number, y: number): Action => ({ do: 'hover', at: [x, y] });
export const drag = (...over: readonly Place[]): Action => ({ do: 'drag', over });
export const touch = (...over: readonly Place[]): Action => ({ do: 'touch', over });
export const key = (name: string): Action => ({ do: 'key', key: name });
export const clickText = (text: string): Action => ({ do: 'click text', text });
export const size = (width: number, height: number): Action => ({ do: 'size', window: [width, height] });
/** One method of the book. */
export const call = (...method: readonly [string, ...(number | string)[]]): Action => ({ do: 'call', calls: [method] });

/** Places of an open book of 600 x 400. Corners lie well inside their hot zones of 100 px. */
export const places = {
  right: [0.75, 0.5],
  left: [0.25, 0.5],
  topLeft: [0.03, 0.05],
  topRight: [0.97, 0.05],
  bottomLeft: [0.03, 0.95],
  bottomRight: [0.97, 0.95],
  outside: [0.5, 1.3],
} as const satisfies Readonly<Record<string, Place>>;
