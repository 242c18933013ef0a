import { flushSync } from 'react-dom';
import { configure, getConfig } from 'storybook/test';
import { renderingFinished } from './renderingFinished.tsx';

/** How long a play waits for what a visitor would see, in milliseconds: a turn on a busy machine takes several seconds. */
const patienceMs = 15_000;

/**
 * Makes React render after each event of a play. A browser runs microtasks between the events of a press, in which React
 * renders; events sent by script have none between them, so a press would move the focus before what it closes is gone. And it
 * makes a play look, and press again, when what its press has led to is drawn, as a visitor does: transitions are drawn later, on
 * a slow machine much later. In the tests React's `act` does both, in the published book nothing would.
 */
export function playsAsAVisitor(): void {
  configure({ asyncUtilTimeout: patienceMs });
  if (!import.meta.env.PROD) return;
  const { asyncWrapper, eventWrapper } = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const answer: unknown = await asyncWrapper(work);
      await renderingFinished();
      return answer;
    },
    eventWrapper: (send) => {
      const answer: unknown = eventWrapper(send);
      flushSync(() => {});
      return answer;
    },
  });
}
