import type { Decorator } from '@storybook/react-vite';
import { ClockContext } from '../../../src/index.ts';
import { HandClock } from './HandClock.ts';

/** A clock that a story turns by hand, new for each of them, and what puts it there. */
export function handTurned() {
  let clock = new HandClock();
  const decorator: Decorator = (Story) => (
    <ClockContext value={clock}>
      <Story />
    </ClockContext>
  );
  return {
    decorator,
    /** For the story's `beforeEach`. */
    wind: () => {
      clock = new HandClock();
    },
    pass: (ms: number) => clock.pass(ms),
    waiting: () => clock.waiting,
  };
}
