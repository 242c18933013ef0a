import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { CharacterColors } from '../art/CharacterSprite.tsx';
import { Character } from './Character.tsx';
import styles from './DialogueBox.module.css';
import { type TypedProps, Typewriter } from './Typewriter.tsx';

export interface DialogueBoxProps extends TypedProps, Omit<ComponentProps<'div'>, 'onClick'> {
  /** The speaker's name, on the name plate. */
  speaker: string;
  /** Replaces the name plate, for instance with the page's heading. */
  heading?: ReactNode;
  /** The picture beside the text. @default 'portrait' */
  picture?: 'portrait' | 'none';
  /** The character's mood at the end of the script. @default 'quiet' */
  afterwards?: 'quiet' | 'waving';
  /** The character's colors. */
  colors?: CharacterColors | undefined;
  /**
   * Called when the text is clicked, or the button behind it is pressed by key (`detail` 0). Without
   * this callback, there is no button.
   */
  onTextClick?: ((event: MouseEvent) => void) | undefined;
  /** The button's accessible name. Required with `onTextClick`. */
  textAction?: string;
}

/**
 * A box in which a character talks. Children, such as a form, are below the text. The surface is
 * paper; `data-surface` sets another.
 */
export function DialogueBox({
  speaker,
  heading,
  steps,
  values,
  msPerCharacter,
  picture = 'portrait',
  afterwards = 'quiet',
  colors,
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
  const textId = useId();
  const mood = phase === 'done' ? afterwards : phase;
  const text = (
    <Typewriter
      {...{ steps, values, msPerCharacter, frozenMs, skip }}
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
    <div data-surface="paper" {...rest} className={clsx(styles.box, className)}>
      <div className={styles.inside} data-picture={picture}>
        {picture === 'portrait' && (
          <Character
            view="portrait"
            className={styles.portrait}
            mood={mood}
            colors={colors}
            // `frozenMs` is a moment of the script. Only talking follows it; other moods show their start.
            frozenMs={frozenMs === undefined || mood === 'talking' ? frozenMs : 0}
          />
        )}
        {heading ?? <p className={styles.plate}>{speaker}</p>}
        <div className={styles.words}>
          <p id={textId}>{text}</p>
          {onTextClick && (
            <button
              type="button"
              className={styles.press}
              aria-expanded={Boolean(children)}
              aria-describedby={textId}
              onClick={onTextClick}
            >
              <span data-visually-hidden="">{textAction}</span>
              <svg
                className={styles.more}
                viewBox="0 0 9 5"
                data-visible={phase === 'done' && !children}
                aria-hidden="true"
              >
                <path d="M0 0h9v1H8v1H7v1H6v1H5v1H4V4H3V3H2V2H1V1H0" fill="currentColor" />
              </svg>
            </button>
          )}
        </div>
        {Boolean(children) && <div className={styles.below}>{children}</div>}
      </div>
    </div>
  );
}
