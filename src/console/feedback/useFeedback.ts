import { useEffect, useRef } from 'react';
import type { Blip } from '../engine/commands.ts';
import { createSound, type Sound } from './createSound.ts';

/** A vibration this short feels like a click, not a buzz. */
const pressMs = 10;

/** Answers presses with a sound and a vibration, if they are on and the device supports them. */
export function useFeedback({ sound, haptics }: Record<'sound' | 'haptics', boolean>) {
  const speaker = useRef<Sound>(undefined);
  const wasOn = useRef(sound);
  useEffect(() => {
    const wasSwitchedOn = sound && !wasOn.current;
    wasOn.current = sound;
    if (!sound) return;
    if (wasSwitchedOn) {
      speaker.current = createSound();
      speaker.current.play('accept');
    }
    return () => {
      speaker.current?.close();
      speaker.current = undefined;
    };
  }, [sound]);

  return {
    /** Call this for a press that had an effect. */
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
