import { useContext, useEffect, useRef, useState } from 'react';
import { ClockContext } from './ClockContext.ts';
import { play } from './play.ts';
import { planScript, type ScriptMoment, scriptAt } from './script.ts';
import styles from './TypedScript.module.css';
import type { TypewriterProps } from './Typewriter.tsx';
import { useLatest } from './useLatest.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** What {@link Typewriter} shows for one script: this component is as old as its typing. */
export function TypedScript({
  steps,
  msPerCharacter,
  frozenMs,
  skip = false,
  onDone,
  onTalking,
  className,
  ...rest
}: Omit<TypewriterProps, 'words'>) {
  const [plan] = useState(() => planScript(steps, msPerCharacter));
  const clock = useContext(ClockContext);
  const isReduced = useReducedMotion();
  const stillMs = frozenMs ?? (skip || isReduced ? plan.durationMs : undefined);

  // While nobody knows about motion, what the server has sent waits, hidden by the style sheet.
  const [played, setPlayed] = useState(() => (isReduced === undefined ? undefined : scriptAt(plan, 0)));
  const moment = stillMs === undefined ? played : scriptAt(plan, stillMs);

  const told = useRef<{ talking?: boolean; done: boolean }>({ done: false });
  const show = useLatest((next?: ScriptMoment) => {
    // What cannot be seen, a change of talking alone, is told and not rendered.
    if (next && next.text !== played?.text) setPlayed(next);
    const { talking = false, done = false } = next ?? {};
    const before = told.current;
    told.current = { talking, done: before.done || done };
    if (talking !== before.talking) onTalking?.(talking);
    if (done && !before.done) onDone?.();
  });

  const final = useRef<HTMLSpanElement>(null);
  const isOver = useLatest(() => {
    if (told.current.done) return true;
    // Words that could be read already are not taken back: this script came late, or the browser could not hide them.
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

  // As soon as all of it stands there, it is the final text that is seen: nothing is on the page twice.
  const phase = moment ? (moment.text === plan.end.text ? 'done' : 'typing') : 'waiting';
  return (
    <span {...rest} className={[styles.script, className].filter(Boolean).join(' ')} dir="auto" data-phase={phase}>
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
