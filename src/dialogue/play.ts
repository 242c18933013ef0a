import type { Clock } from './ClockContext.ts';

type Moment = { readonly nextChangeMs: number };

/**
 * Plays something that is a function of time from its beginning. Between two changes it sleeps; after the last one nothing
 * runs. In a hidden tab time stands still.
 *
 * @param momentAt what there is, so many milliseconds after the beginning
 * @param show told the first moment at once, and each one after it in its time
 * @returns what stops it
 */
export function play<Shown extends Moment>(
  clock: Clock,
  momentAt: (elapsedMs: number) => Shown,
  show: (moment: Shown) => void,
): () => void {
  let elapsedMs = 0;
  let sinceMs = clock.nowMs();
  let callOff = () => {};

  const passTime = () => {
    const nowMs = clock.nowMs();
    elapsedMs += nowMs - sinceMs;
    sinceMs = nowMs;
  };
  const sleep = ({ nextChangeMs }: Moment) => {
    if (document.hidden || nextChangeMs === Number.POSITIVE_INFINITY) return;
    callOff = clock.wakeAfter(nextChangeMs - elapsedMs, () => {
      passTime();
      step();
    });
  };
  const step = () => {
    const moment = momentAt(elapsedMs);
    show(moment);
    sleep(moment);
  };
  const leaveOrReturn = () => {
    callOff();
    if (document.hidden) passTime();
    else sinceMs = clock.nowMs();
    sleep(momentAt(elapsedMs));
  };

  document.addEventListener('visibilitychange', leaveOrReturn);
  step();
  return () => {
    callOff();
    document.removeEventListener('visibilitychange', leaveOrReturn);
  };
}
