import { flushSync } from 'react-dom';
import { configure, getConfig } from 'storybook/test';

/** How long a play waits for what a visitor would see, in milliseconds: a turn on a busy machine takes over a second. */
const patienceMs = 5000;

/**
 * Makes React render after each event of a play. A browser runs microtasks between the events of a press, in which React
 * renders; events sent by script have none between them, so a press would move the focus before what it closes is gone. In the
 * tests React's `act` does this, in the published book nothing would.
 */
export function playsAsAVisitor(): void {
  configure({ asyncUtilTimeout: patienceMs });
  if (!import.meta.env.PROD) return;
  const { eventWrapper } = getConfig();
  configure({
    eventWrapper: (send) => {
      const answer: unknown = eventWrapper(send);
      flushSync(() => {});
      return answer;
    },
  });
}
