import { useEffect, useRef } from 'react';
import type { Blip } from '../engine/commands.ts';
import { createSound, type Sound } from './createSound.ts';

/** The vibration per press, in milliseconds: a click, not a buzz. */
const pressMs = 10;

/** Answers presses with a sound and a vibration, if they are on and the device supports them. */
export function useFeedback({ sound, haptics }: Record<'sound' | 'haptics', boolean>) {
  const speaker = useRef<Sound>(undefined);
  const wasOn = useRef(sound);
  useEffect(() => {
    const isNew = sound && !wasOn.current;
    wasOn.current = sound;
    if (!sound) return;
    // Turning it on plays a sound at once.
    if (isNew) {
      speaker.current = createSound();
      speaker.current.play('accept');
    }
    return () => {
      speaker.current?.close();
      speaker.current = undefined;
    };
  }, [sound]);

  return {
    /** A press that had an effect. */
    answer: (blip: Blip) => {
      // Browsers log an error for vibrations before the first touch, such as one from a gamepad.
      if (haptics && navigator.userActivation.hasBeenActive) navigator.vibrate?.(pressMs);
      if (!sound) return;
      // Created on demand, because a page may not play sound before a user gesture.
      speaker.current ??= createSound();
      speaker.current.play(blip);
    },
    /** Call this when a press ends: some browsers count only that as a user gesture. */
    resumeAudio: () => speaker.current?.resume(),
  };
}
