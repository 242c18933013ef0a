import type { ComponentProps } from 'react';
import { fillScript, type ScriptStep, type ScriptWords } from './script.ts';
import { TypedScript } from './TypedScript.tsx';

/** What {@link Typewriter} takes, and whatever a `<span>` does. */
export interface TypewriterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The script, as it stands in the content. Another one begins anew; the same in a new array goes on. */
  steps: readonly ScriptStep[];
  /** What the script's placeholders stand for. */
  words: ScriptWords;
  /** How long a character takes, in milliseconds: 30 on the intro, 5 on the console. */
  msPerCharacter: number;
  /** Shows this moment of the script and stands still: for stories and pictures. Milliseconds since its start. */
  frozenMs?: number | undefined;
  /** Shows the end at once, and says so through `onDone`. @default false */
  skip?: boolean;
  /** Told exactly once for a script, when its last step is over, however that came about. */
  onDone?: (() => void) | undefined;
  /** Told at the start and at each change: typing begins, halts for a pause or to erase, goes on, and ends. */
  onTalking?: ((talking: boolean) => void) | undefined;
}

/**
 * Types a script. The final text is there for screen readers from the first moment, and the room it needs is kept; a page
 * without script, and a visitor who wants less motion, sees nothing else.
 */
export function Typewriter({ steps, words, msPerCharacter, ...rest }: TypewriterProps) {
  const filled = fillScript(steps, words);
  // By what it says, not by which array it is: a parent that renders again does not make it stammer.
  const key = JSON.stringify([filled, msPerCharacter]);
  return <TypedScript key={key} {...rest} {...{ steps: filled, msPerCharacter }} />;
}
