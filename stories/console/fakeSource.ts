import type { LaterPartsSource } from '../../src/console/LaterPartsContext.ts';
import type { LaterParts } from '../../src/console/laterChunk.ts';
import { loadLaterParts } from '../../src/console/laterParts.ts';

let network: 'wet' | 'slow' | 'dry' = 'wet';
let here: LaterParts | undefined;
let deliver = () => {};
let delivery = Promise.resolve();

function become(next: typeof network) {
  network = next;
  here = undefined;
  delivery = new Promise((resolve) => {
    deliver = resolve;
  });
}

async function load(): Promise<LaterParts> {
  if (network === 'dry') throw new Error('The network is down.');
  if (network === 'slow') await delivery;
  here = await loadLaterParts();
  return here;
}

const given: LaterPartsSource = { here: () => here, load };

/** A network by hand: where a story's console gets its later parts from. */
export const fakeSource = {
  given,
  isWet: () => become('wet'),
  isSlow: () => become('slow'),
  isDry: () => become('dry'),
  /** Lets go what a slow network holds back. */
  deliver: () => deliver(),
  /** Over when everything that was let go has arrived. */
  delivered: load,
};
