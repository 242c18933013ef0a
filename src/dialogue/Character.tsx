import { useContext, useEffect, useState } from 'react';
import { type CharacterArms, CharacterSprite, type CharacterSpriteProps } from '../art/CharacterSprite.tsx';
import { ClockContext } from './ClockContext.ts';
import { play } from './play.ts';
import { armsAt, type Mood, poseAt } from './poseAt.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export interface CharacterProps extends Omit<CharacterSpriteProps, 'pose' | 'arms'> {
  /**
   * `talking` moves the mouth until the mood changes, `waving` ends after four seconds, `quiet`
   * blinks once, `greeting` waves and blinks once. @default 'quiet'
   */
  mood?: Mood;
  /** Waves once at the beginning, whatever the mood. Not under reduced motion. @default false */
  hails?: boolean;
  /** Shows this moment without moving: for stories and pictures. Milliseconds since the mood began. */
  frozenMs?: number | undefined;
}

/** The developer: talks, blinks, waves. Under reduced motion, the first pose of the mood. */
export function Character({ mood = 'quiet', hails = false, frozenMs, ...rest }: CharacterProps) {
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

  const [arms, setArms] = useState<CharacterArms>();
  const hailsNow = hails && stillMs === undefined;
  useEffect(() => {
    if (!hailsNow) return;
    return play(clock, armsAt, (moment) => setArms(moment.arms));
  }, [clock, hailsNow]);

  // A new mood shows its first pose at once, not the last pose of the mood before.
  const isPlaying = stillMs === undefined && played.mood === mood;
  const frozenArms = hails && frozenMs !== undefined ? armsAt(frozenMs).arms : undefined;
  return (
    <CharacterSprite
      {...rest}
      arms={hailsNow ? arms : frozenArms}
      pose={isPlaying ? played.pose : poseAt(mood, stillMs ?? 0).pose}
    />
  );
}
