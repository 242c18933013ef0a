import type { Decorator } from '@storybook/react-vite';
import { ClockContext } from '../../../src/index.ts';
import { HandClock } from './HandClock.ts';

/**
 * Creates a clock that a story advances, new for each story, and the decorator that provides it.
 */
export function handTurned() {
  let clock = new HandClock();
  const decorator: Decorator = (Story) => (
    <ClockContext value={clock}>
      <Story />
    </ClockContext>
  );
  return {
    decorator,
    /** Pass it as the story's `beforeEach`. */
    wind: () => {
      clock = new HandClock();
    },
    pass: (ms: number) => clock.pass(ms),
    waiting: () => clock.waiting,
  };
}
