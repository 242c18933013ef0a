import { useEffect, useRef } from 'react';
import type { Blip } from '../engine/commands.ts';
import { createSound, type Sound } from './createSound.ts';

/** How long a press is felt, in milliseconds: a click, not a buzz. */
const pressMs = 10;

/** Answers presses with a blip and a small buzz, as far as they are wanted and the device can. */
export function useFeedback({ sound, haptics }: Record<'sound' | 'haptics', boolean>) {
  const speaker = useRef<Sound>(undefined);
  const wasOn = useRef(sound);
  useEffect(() => {
    const isNew = sound && !wasOn.current;
    wasOn.current = sound;
    if (!sound) return;
    // Turned on, it is heard at once.
    if (isNew) {
      speaker.current = makeSpeaker();
      speaker.current?.play('accept');
    }
    return () => {
      speaker.current?.close();
      speaker.current = undefined;
    };
  }, [sound]);

  return {
    /** A press that did something. */
    answer: (blip: Blip) => {
      // Browsers complain aloud about a buzz before the page was touched, as a gamepad would make it.
      if (haptics && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pressMs);
      if (!sound) return;
      // On demand, for a page may not make a sound before its visitor has done something.
      speaker.current ??= makeSpeaker();
      speaker.current?.play(blip);
    },
    /** To be called when a press ends: for some browsers that is when a visitor has done something. */
    resumeAudio: () => speaker.current?.resume(),
  };
}

/** A speaker; none without Web Audio. */
function makeSpeaker(): Sound | undefined {
  try {
    return createSound();
  } catch {
    return undefined;
  }
}
