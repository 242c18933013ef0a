// biome-ignore-all lint/style/noRestrictedGlobals: stops while the tab is hidden.
import type { Clock } from './ClockContext.ts';

type Moment = { readonly nextChangeMs: number };

/**
 * Plays a function of time. Only one timer runs, for the next change, and none after the last. Time
 * pauses while the tab is hidden.
 * @param momentAt the moment after `elapsedMs` milliseconds
 * @param show called at once with the first moment, and with each later one when it begins
 * @returns a function that stops playing
 */
export function play<PlayedMoment extends Moment>(
  clock: Clock,
  momentAt: (elapsedMs: number) => PlayedMoment,
  show: (moment: PlayedMoment) => void,
): () => void {
  let elapsedMs = 0;
  let sinceMs = clock.nowMs();
  let cancelWake = () => {};

  const passTime = () => {
    const nowMs = clock.nowMs();
    elapsedMs += nowMs - sinceMs;
    sinceMs = nowMs;
  };
  const sleep = ({ nextChangeMs }: Moment) => {
    if (document.hidden || nextChangeMs === Number.POSITIVE_INFINITY) return;
    cancelWake = clock.wakeAfter(nextChangeMs - elapsedMs, () => {
      passTime();
      step();
    });
  };
  const step = () => {
    const moment = momentAt(elapsedMs);
    show(moment);
    sleep(moment);
  };
  const pauseOrResume = () => {
    cancelWake();
    if (document.hidden) passTime();
    else sinceMs = clock.nowMs();
    sleep(momentAt(elapsedMs));
  };

  document.addEventListener('visibilitychange', pauseOrResume);
  step();
  return () => {
    cancelWake();
    document.removeEventListener('visibilitychange', pauseOrResume);
  };
}
