import { clsx } from 'clsx';
import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { ClockContext } from './ClockContext.ts';
import { play } from './play.ts';
import { fillScript, planScript, type ScriptMoment, type ScriptStep, type ScriptValues, scriptAt } from './script.ts';
import styles from './Typewriter.module.css';
import { useReducedMotion } from './useReducedMotion.ts';

/** A script that is typed. */
export interface TypedProps {
  /** The script. Another script starts over; an equal script in a new array does not. */
  steps: readonly ScriptStep[];
  /** Values for the script's placeholders. */
  values: ScriptValues;
  /** The time per character, in milliseconds: 30 on the intro, 5 on the console. */
  msPerCharacter: number;
  /** Shows this moment of the script without moving: for stories and pictures. Milliseconds since its start. */
  frozenMs?: number | undefined;
  /** Shows the end at once, and calls `onDone`. @default false */
  skip?: boolean;
  /** Called exactly once for a script, when its last step is over or skipped. */
  onDone?: (() => void) | undefined;
  /** Called whenever typing begins or stops, also for a pause or an erasing. */
  onTalking?: ((talking: boolean) => void) | undefined;
}

export interface TypewriterProps extends TypedProps, Omit<ComponentProps<'span'>, 'children'> {}

/**
 * Types a script in space reserved for it. Screen readers get the final text at once. Without
 * scripts and under reduced motion, only the final text shows.
 */
export function Typewriter({ steps, values, msPerCharacter, ...rest }: TypewriterProps) {
  const filledSteps = fillScript(steps, values);
  // Keyed by content, not by array: a parent that renders again does not restart the typing.
  const key = JSON.stringify([filledSteps, msPerCharacter]);
  return <TypedScript key={key} {...rest} {...{ steps: filledSteps, msPerCharacter }} />;
}

/** One script. React mounts it when its typing begins, and replaces it when the script changes. */
function TypedScript({
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
  const [playedMoment, setPlayedMoment] = useState(() => (isReduced === undefined ? undefined : scriptAt(plan, 0)));
  const moment = stillMs === undefined ? playedMoment : scriptAt(plan, stillMs);

  const reported = useRef<{ talking?: boolean; done: boolean }>({ done: false });
  const show = useLatest((next?: ScriptMoment) => {
    // A change of `talking` alone calls the handler and renders nothing.
    if (next && next.text !== playedMoment?.text) setPlayedMoment(next);
    const { talking = false, done = false } = next ?? {};
    const before = reported.current;
    reported.current = { talking, done: before.done || done };
    if (talking !== before.talking) onTalking?.(talking);
    if (done && !before.done) onDone?.();
  });

  const finalText = useRef<HTMLSpanElement>(null);
  const isOver = useLatest(() => {
    if (reported.current.done) return true;
    // If the script loaded late, or hiding failed, the text was readable. Never hide it then.
    return !playedMoment && finalText.current !== null && getComputedStyle(finalText.current).clipPath === 'none';
  });

  useEffect(() => {
    const momentAt = (elapsedMs: number) => scriptAt(plan, elapsedMs);
    if (stillMs !== undefined) return show(momentAt(stillMs));
    if (isOver()) return show(plan.end);
    const stop = play(clock, momentAt, show);
    return () => {
      stop();
      show();
    };
  }, [plan, clock, stillMs, show, isOver]);

  // Once complete, only the final text is rendered: no text is on the page twice.
  const phase = moment ? (moment.text === plan.end.text ? 'done' : 'typing') : 'waiting';
  return (
    <span {...rest} className={clsx(styles.script, className)} dir="auto" data-phase={phase}>
      <span ref={finalText} className={styles.final}>
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
