import { createConsoleParts } from '../../src/console/pages/ConsolePartsContext.ts';

let state: 'up' | 'slow' | 'down' = 'up';
let parts = createConsoleParts();
let deliver = () => {};

/** Makes parts of which none has arrived, over a network in this state. */
function become(next: typeof state) {
  state = next;
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  parts = createConsoleParts(async () => {
    if (state === 'down') throw new Error('The network is down.');
    if (state === 'slow') await delivery;
    return import('../../src/console/pages/laterPages.tsx');
  });
}

/** A network by hand: where a story's console gets its parts from. */
export const fakeNetwork = {
  parts: () => parts,
  isUp: () => become('up'),
  isSlow: () => become('slow'),
  isDown: () => become('down'),
  /** The connection is there again; nothing has noticed yet. */
  comesBack: () => {
    state = 'up';
  },
  /** Lets go what a slow network holds back. */
  deliver: () => deliver(),
  /** Resolves when everything that was let go has arrived. */
  delivered: () => parts.load(),
};
