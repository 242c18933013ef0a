import { useEffect, useRef } from 'react';
import type { Blip } from '../engine/commandBlips.ts';
import type { Sound } from './createSound.ts';

/** How long a press is felt, in milliseconds: a click, not a buzz. */
const pressMs = 10;

/** Which answers a visitor wants. */
export type FeedbackOptions = { sound: boolean; haptics: boolean };

/** Answers presses with a blip and a small buzz, as far as they are wanted and the device can. */
export function useFeedback({ sound, haptics }: FeedbackOptions) {
  const speaker = useRef<Promise<Sound | undefined>>(undefined);

  const wasOn = useRef(sound);
  useEffect(() => {
    const isNew = sound && !wasOn.current;
    wasOn.current = sound;
    if (!sound) return;
    // Whoever turns it on hears at once what they get.
    if (isNew) {
      speaker.current = loadSpeaker();
      void speaker.current.then((made) => made?.play('accept'));
    }
    return () => {
      void speaker.current?.then((made) => made?.close());
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
      speaker.current ??= loadSpeaker();
      void speaker.current.then((made) => made?.play(blip));
    },
    /** A press ended: to some browsers that is when a visitor has done something. */
    wake: () => void speaker.current?.then((made) => made?.wake()),
  };
}

async function loadSpeaker(): Promise<Sound | undefined> {
  try {
    const { createSound } = await import('./createSound.ts');
    return createSound();
  } catch {
    // No file or no Web Audio: silence is what most visitors have anyway.
    return undefined;
  }
}
