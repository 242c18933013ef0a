import { createConsoleParts } from '../../src/console/pages/ConsolePartsContext.ts';

let state: 'up' | 'slow' | 'down' = 'up';
let parts = createConsoleParts();
let deliver = () => {};

/** Creates parts that have not loaded yet, over a network in this state. */
function become(next: typeof state) {
  state = next;
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  parts = createConsoleParts(async () => {
    if (state === 'down') throw new Error('The network is down.');
    if (state === 'slow') await delivery;
    return import('../../src/console/pages/lazyPages.tsx');
  });
}

/** A network that a story controls, from which its console loads its parts. */
export const fakeNetwork = {
  parts: () => parts,
  isUp: () => become('up'),
  isSlow: () => become('slow'),
  isDown: () => become('down'),
  /** Restores the connection without an event. */
  comesBack: () => {
    state = 'up';
  },
  /** Releases the requests that a slow network holds back. */
  deliver: () => deliver(),
};
