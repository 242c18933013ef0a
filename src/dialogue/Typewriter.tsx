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
  /** Called exactly once per script, when the last step is over or skipped. */
  onDone?: (() => void) | undefined;
  /** Called at the start, and whenever typing begins or stops. Pauses and erasures are not typing. */
  onTalking?: ((talking: boolean) => void) | undefined;
}

export interface TypewriterProps extends TypedProps, Omit<ComponentProps<'span'>, 'children'> {}

/**
 * Types a script in a space that is reserved for it. Screen readers get the final text at once.
 * Without JavaScript or with reduced motion, only the final text shows.
 */
export function Typewriter({ steps, values, msPerCharacter, ...rest }: TypewriterProps) {
  const filledSteps = fillScript(steps, values);
  // Keyed by content and not by array, so that a new render of the parent does not restart the typing.
  const key = JSON.stringify([filledSteps, msPerCharacter]);
  return <TypedScript key={key} {...rest} steps={filledSteps} msPerCharacter={msPerCharacter} />;
}

/** Types one script. Another script mounts another component. */
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

  // The style sheet hides the prerendered text until the motion preference is known.
  const [playedMoment, setPlayedMoment] = useState(() => (isReduced === undefined ? undefined : scriptAt(plan, 0)));
  const moment = stillMs === undefined ? playedMoment : scriptAt(plan, stillMs);

  const reportedState = useRef<{ talking?: boolean; done: boolean }>({ done: false });
  const show = useLatest((next?: ScriptMoment) => {
    // A change of `talking` alone calls the handler and renders nothing.
    if (next && next.text !== playedMoment?.text) setPlayedMoment(next);
    const { talking = false, done = false } = next ?? {};
    const lastState = reportedState.current;
    reportedState.current = { talking, done: lastState.done || done };
    if (talking !== lastState.talking) onTalking?.(talking);
    if (done && !lastState.done) onDone?.();
  });

  const finalText = useRef<HTMLSpanElement>(null);
  const isOver = useLatest(() => {
    if (reportedState.current.done) return true;
    // If JavaScript loaded late, the text was already readable and must not disappear.
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

  // At the end, only the final text is rendered, so that no text is on the page twice.
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
