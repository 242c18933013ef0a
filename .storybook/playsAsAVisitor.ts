import { flushSync } from 'react-dom';
import { configure, getConfig } from 'storybook/test';
import { renderingFinished } from './renderingFinished.tsx';

/**
 * The longest wait of a play for something that a visitor would see, in milliseconds: on a busy
 * machine a page turn takes several seconds.
 */
const patienceMs = 15_000;

/**
 * Makes React render after each event of a play. Between the real events of a press a browser runs
 * microtasks, in which React renders; events sent by script have no microtasks between them, so a
 * press would move the focus before the closed element is gone. It also lets a play wait for the
 * result of a press before it looks or presses again, as a visitor does, because transitions render
 * later, much later on a slow machine. In tests React's `act` does both; in the published book
 * nothing else would.
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
