import { createContext } from 'react';
import type { LaterParts } from './laterChunk.ts';
import { laterParts, loadLaterParts } from './laterParts.ts';

/** Where the later parts come from. */
export type LaterPartsSource = {
  /** They themselves, once they are here. */
  here: () => LaterParts | undefined;
  /** Loads them. Rejected when they do not arrive; the next call tries again. */
  load: () => Promise<LaterParts>;
};

/** Where the console gets its later parts. A story gives it a source that is slow, or dry. */
export const LaterPartsContext = createContext<LaterPartsSource>({ here: laterParts, load: loadLaterParts });
