import type { ComponentProps } from 'react';
import { fillScript, type ScriptStep, type ScriptValues } from './script.ts';
import { TypedScript } from './TypedScript.tsx';

/** A script that is typed. */
export interface TypedProps {
  /** The script. Another script begins anew; an equal script in a new array does not. */
  steps: readonly ScriptStep[];
  /** Values for the script's placeholders. */
  values: ScriptValues;
  /** How long a character takes, in milliseconds: 30 on the intro, 5 on the console. */
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
 * Types a script. Screen readers get the final text at once, and its space is reserved. Without
 * scripts, and under reduced motion, only the final text shows.
 */
export function Typewriter({ steps, values, msPerCharacter, ...rest }: TypewriterProps) {
  const filledSteps = fillScript(steps, values);
  // Keyed by content, not by array: a parent that renders again does not restart the typing.
  const key = JSON.stringify([filledSteps, msPerCharacter]);
  return <TypedScript key={key} {...rest} {...{ steps: filledSteps, msPerCharacter }} />;
}
