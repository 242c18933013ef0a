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
  /** Whether the character first waves once, in any mood. Not with reduced motion. @default false */
  wavesFirst?: boolean;
  /** Shows this moment without moving: for stories and pictures. Milliseconds since the mood began. */
  frozenMs?: number | undefined;
}

/** The developer, who talks, blinks and waves. With reduced motion, shows the mood's first pose. */
export function Character({ mood = 'quiet', wavesFirst = false, frozenMs, ...rest }: CharacterProps) {
  const clock = useContext(ClockContext);
  const isReduced = useReducedMotion();
  const stillMs = frozenMs ?? (isReduced ? 0 : undefined);
  const [playedPose, setPlayedPose] = useState({ mood, pose: poseAt(mood, 0).pose });

  useEffect(() => {
    if (stillMs !== undefined) return;
    return play(
      clock,
      (elapsedMs) => poseAt(mood, elapsedMs),
      ({ pose }) => setPlayedPose((before) => (before.mood === mood && before.pose === pose ? before : { mood, pose })),
    );
  }, [clock, mood, stillMs]);

  const [arms, setArms] = useState<CharacterArms>();
  const isWaving = wavesFirst && stillMs === undefined;
  useEffect(() => {
    if (!isWaving) return;
    return play(clock, armsAt, (moment) => setArms(moment.arms));
  }, [clock, isWaving]);

  // A new mood shows its first pose at once, not the last pose of the previous mood.
  const isPlaying = stillMs === undefined && playedPose.mood === mood;
  const frozenArms = wavesFirst && frozenMs !== undefined ? armsAt(frozenMs).arms : undefined;
  return (
    <CharacterSprite
      {...rest}
      arms={isWaving ? arms : frozenArms}
      pose={isPlaying ? playedPose.pose : poseAt(mood, stillMs ?? 0).pose}
    />
  );
}
