import type { ComponentProps } from 'react';
import { finalText, type ScriptStep, type ScriptWords } from './script.ts';

/** What {@link ScriptText} takes: a script, its words, and whatever a `<span>` does. */
export interface ScriptTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The script, as it stands in the content. */
  steps: readonly ScriptStep[];
  /** What the script's placeholders stand for. */
  words: ScriptWords;
}

/** A script with its last letter typed: what a visitor who does not wait for the typing reads. */
export function ScriptText({ steps, words, ...rest }: ScriptTextProps) {
  return (
    <span dir="auto" {...rest}>
      {finalText(steps, words)}
    </span>
  );
}
