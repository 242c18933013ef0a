import { useContext, useEffect, useState } from 'react';
import { CharacterSprite, type CharacterSpriteProps } from '../art/CharacterSprite.tsx';
import { ClockContext } from './ClockContext.ts';
import { play } from './play.ts';
import { type Mood, poseAt } from './poseAt.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** What {@link Character} takes: whatever its drawing does, but for the pose. */
export interface CharacterProps extends Omit<CharacterSpriteProps, 'pose'> {
  /**
   * What the character is about. Talking moves the mouth for as long as it lasts; waving ends after four seconds; quiet
   * blinks now and then, a dozen times. @default 'quiet'
   */
  mood?: Mood;
  /** Shows this moment and stands still: for stories and pictures. Milliseconds since the mood began. */
  frozenMs?: number | undefined;
}

/** The developer, alive: talks, blinks, waves. Where less motion is wanted, a picture of the same. */
export function Character({ mood = 'quiet', frozenMs, ...rest }: CharacterProps) {
  const clock = useContext(ClockContext);
  const isReduced = useReducedMotion();
  const stillMs = frozenMs ?? (isReduced ? 0 : undefined);
  const [played, setPlayed] = useState({ mood, pose: poseAt(mood, 0).pose });

  useEffect(() => {
    if (stillMs !== undefined) return;
    return play(
      clock,
      (elapsedMs) => poseAt(mood, elapsedMs),
      ({ pose }) => setPlayed((before) => (before.mood === mood && before.pose === pose ? before : { mood, pose })),
    );
  }, [clock, mood, stillMs]);

  // A new mood shows its first pose at once, not one that was left of another.
  const isPlaying = stillMs === undefined && played.mood === mood;
  return <CharacterSprite {...rest} pose={isPlaying ? played.pose : poseAt(mood, stillMs ?? 0).pose} />;
}
