import { clsx } from 'clsx';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { ClockContext } from './ClockContext.ts';
import { play } from './play.ts';
import { planScript, type ScriptMoment, scriptAt } from './script.ts';
import styles from './TypedScript.module.css';
import type { TypewriterProps } from './Typewriter.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

/** One script of a {@link Typewriter}: mounted when its typing begins, replaced when the script changes. */
export function TypedScript({
  steps,
  msPerCharacter,
  frozenMs,
  skip = false,
  onDone,
  onTalking,
  className,
  ...rest
}: Omit<TypewriterProps, 'values'>) {
  const [plan] = useState(() => planScript(steps, msPerCharacter));
  const clock = useContext(ClockContext);
  const isReduced = useReducedMotion();
  const stillMs = frozenMs ?? (skip || isReduced ? plan.durationMs : undefined);

  // Until the preference is known, the prerendered text is hidden by the style sheet.
  const [played, setPlayed] = useState(() => (isReduced === undefined ? undefined : scriptAt(plan, 0)));
  const moment = stillMs === undefined ? played : scriptAt(plan, stillMs);

  const reported = useRef<{ talking?: boolean; done: boolean }>({ done: false });
  const show = useLatest((next?: ScriptMoment) => {
    // A change of `talking` alone calls the handler and renders nothing.
    if (next && next.text !== played?.text) setPlayed(next);
    const { talking = false, done = false } = next ?? {};
    const before = reported.current;
    reported.current = { talking, done: before.done || done };
    if (talking !== before.talking) onTalking?.(talking);
    if (done && !before.done) onDone?.();
  });

  const final = useRef<HTMLSpanElement>(null);
  const isOver = useLatest(() => {
    if (reported.current.done) return true;
    // Text that was already readable is not hidden again: this module loaded late, or the browser
    // could not hide the text.
    return !played && final.current !== null && getComputedStyle(final.current).clipPath === 'none';
  });

  useEffect(() => {
    const at = (elapsedMs: number) => scriptAt(plan, elapsedMs);
    if (stillMs !== undefined) return show(at(stillMs));
    if (isOver()) return show(plan.end);
    const stop = play(clock, at, show);
    return () => {
      stop();
      show();
    };
  }, [plan, clock, stillMs, show, isOver]);

  // Once complete, only the final text is rendered: no text is on the page twice.
  const phase = moment ? (moment.text === plan.end.text ? 'done' : 'typing') : 'waiting';
  return (
    <span {...rest} className={clsx(styles.script, className)} dir="auto" data-phase={phase}>
      <span ref={final} className={styles.final}>
        {plan.end.text}
      </span>
      {phase === 'typing' && (
        <span className={styles.typed} data-rest={moment?.rest} aria-hidden="true">
          {moment?.text}
        </span>
      )}
      {plan.detours.map((detour) => (
        <span key={detour} className={styles.detour} data-text={detour} aria-hidden="true" />
      ))}
    </span>
  );
}
