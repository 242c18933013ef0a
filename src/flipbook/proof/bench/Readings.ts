import { medianOf } from '../../../../.ci/bench/medianOf.ts';
import type { Frames } from './frames.ts';
import type { Medians, RowId } from './rows.ts';

/** All that was read of one book, run after run. */
export class Readings {
  readonly #values = new Map<RowId | `${RowId}Of`, number[]>();

  add(id: RowId | `${RowId}Of`, value: number): void {
    this.#values.set(id, [...(this.#values.get(id) ?? []), value]);
  }

  /** A count of frames, and of how many were possible. */
  addShown(id: RowId, { shown, possible }: Frames): void {
    this.add(id, shown);
    this.add(`${id}Of`, possible);
  }

  medians(): Medians {
    return Object.fromEntries(Array.from(this.#values, ([id, values]) => [id, medianOf(values)]));
  }
}
