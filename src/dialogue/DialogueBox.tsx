import { type ComponentProps, useState } from 'react';
import type { CharacterColours } from '../art/CharacterSprite.tsx';
import { Character } from './Character.tsx';
import styles from './DialogueBox.module.css';
import type { ScriptStep, ScriptWords } from './script.ts';
import { Typewriter } from './Typewriter.tsx';

/** What {@link DialogueBox} takes, and whatever a `<div>` does. */
export interface DialogueBoxProps extends Omit<ComponentProps<'div'>, 'onClick'> {
  /** Who talks: stands on the name plate. */
  speaker: string;
  /** What is said, as it stands in the content. */
  steps: readonly ScriptStep[];
  /** What the script's placeholders stand for. */
  words: ScriptWords;
  /** How long a character takes, in milliseconds. */
  msPerCharacter: number;
  /** Whether a talking portrait stands beside the words. @default 'portrait' */
  picture?: 'portrait' | 'none';
  /** What the character does when all is said. @default 'quiet' */
  afterwards?: 'quiet' | 'waving';
  /** Colours of the portrait. */
  colours?: CharacterColours | undefined;
  /** Shows this moment and stands still: for stories and pictures. Milliseconds since the script began. */
  frozenMs?: number | undefined;
  /** Shows the end at once, and says so through `onDone`. @default false */
  skip?: boolean;
  /** Told exactly once for a script, when all is said. */
  onDone?: (() => void) | undefined;
  /** See Typewriter: lets a character outside the box move its mouth. */
  onTalking?: ((talking: boolean) => void) | undefined;
  /** The words were clicked (or pressed by key). Without it they are plain text, not a button. */
  onTextClick?: (() => void) | undefined;
  /** What a press on the words does, for those who do not see it. Needed with `onTextClick`. */
  textAction?: string;
}

/**
 * A box in which a character talks; what is inside it (a form, say) stands below the words. It is made of paper; another
 * `data-surface` makes it of that.
 */
export function DialogueBox({
  speaker,
  steps,
  words,
  msPerCharacter,
  picture = 'portrait',
  afterwards = 'quiet',
  colours,
  frozenMs,
  skip = false,
  onDone,
  onTalking,
  onTextClick,
  textAction,
  className,
  children,
  ...rest
}: DialogueBoxProps) {
  const [phase, setPhase] = useState<'quiet' | 'talking' | 'done'>('quiet');
  const mood = phase === 'done' ? afterwards : phase;
  const text = (
    <Typewriter
      {...{ steps, words, msPerCharacter, frozenMs, skip }}
      onTalking={(talking) => {
        setPhase(talking ? 'talking' : 'quiet');
        onTalking?.(talking);
      }}
      onDone={() => {
        setPhase('done');
        onDone?.();
      }}
    />
  );
  return (
    <div data-surface="paper" {...rest} className={[styles.box, className].filter(Boolean).join(' ')}>
      <div className={styles.inside} data-picture={picture}>
        {picture === 'portrait' && (
          <Character
            view="portrait"
            className={styles.portrait}
            mood={mood}
            colours={colours}
            // The script's moment is not the mood's: a frozen mouth may be open or shut, all else stands at its start.
            frozenMs={frozenMs === undefined || mood === 'talking' ? frozenMs : 0}
          />
        )}
        <p className={styles.plate}>{speaker}</p>
        {onTextClick ? (
          <button type="button" className={styles.words} onClick={onTextClick}>
            {text} <span className={styles.action}>{textAction}</span>
            <svg
              className={styles.more}
              viewBox="0 0 9 5"
              data-shown={phase === 'done' && !children}
              aria-hidden="true"
            >
              <path d="M0 0h9v1H8v1H7v1H6v1H5v1H4V4H3V3H2V2H1V1H0" fill="currentColor" />
            </svg>
          </button>
        ) : (
          <p className={styles.words}>{text}</p>
        )}
        {Boolean(children) && <div className={styles.below}>{children}</div>}
      </div>
    </div>
  );
}
