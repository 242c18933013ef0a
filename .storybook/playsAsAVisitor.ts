import { flushSync } from 'react-dom';
import { configure, getConfig } from 'storybook/test';
import { renderingFinished } from './renderingFinished.tsx';

/**
 * The longest wait of a play, in milliseconds. On a busy machine a page turn takes several seconds.
 */
const patienceMs = 15_000;

/**
 * Makes React render after each event of a play. Between real events a browser runs microtasks, in
 * which React renders; scripted events have none between them, so a press would move the focus
 * before the closed element is gone. It also waits for pending transitions. In tests React's `act`
 * does both.
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
