import { useEffect, useRef } from 'react';
import type { Blip } from '../engine/commands.ts';
import { createSound, type Sound } from './createSound.ts';

/** A vibration this short feels like a click, not a buzz. */
const pressMs = 10;

/** Answers presses with a sound and a vibration, if the visitor has turned them on and the device can. */
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
    /** Call this for each press that has a sound, but not for its repeats. */
    respond: (blip: Blip) => {
      // Browsers log an error for a vibration before the first user activation, such as after a gamepad press.
      if (haptics && navigator.userActivation.hasBeenActive) navigator.vibrate?.(pressMs);
      if (!sound) return;
      // Created on demand, because a page may not play sound before a user gesture.
      speaker.current ??= createSound();
      speaker.current.play(blip);
    },
    /** Call this when a press ends. Some browsers count only the end of a press as a user gesture. */
    resumeAudio: () => speaker.current?.resume(),
  };
}
