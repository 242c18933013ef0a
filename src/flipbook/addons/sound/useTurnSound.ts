import { useCallback, useEffect, useRef } from 'react';
import { numberOr } from '../../engine/numberOr.ts';
import type { TurnStart } from '../../view/BookProps.ts';
import { createRustle, type Rustle } from './rustle.ts';

export interface TurnSoundOptions {
  /** Whether turns are silent. Give visitors a switch. @default false */
  muted?: boolean | undefined;
  /** The URL of a sound file; silent if it cannot play. @default a synthesized rustle of paper */
  src?: string | undefined;
  /** The volume, from 0 to 1. @default 0.2 */
  volume?: number | undefined;
}

/**
 * Returns a function that plays the sound of a turning page. Pass that function to the flipbook's
 * `onTurnStart`. It is silent for turns without animation, and until the first user gesture, as
 * browsers require.
 * @returns the same function in each render
 */
export function useTurnSound({ muted = false, src, ...options }: TurnSoundOptions = {}): (turn: TurnStart) => void {
  const volume = Math.max(0, Math.min(numberOr(options.volume, 0.2), 1));
  const latest = useRef({ muted, volume });
  const file = useRef<HTMLAudioElement | null>(null);
  const player = useRef<Rustle | null>(null);
  useEffect(() => {
    latest.current = { muted, volume };
  });
  useEffect(() => {
    if (muted) return undefined;
    file.current = src ? new Audio(src) : null;
    return () => {
      file.current?.pause();
      player.current?.close();
      file.current = player.current = null;
    };
  }, [muted, src]);

  return useCallback(({ durationMs }) => {
    const { current: audio } = file;
    if (latest.current.muted || durationMs === 0 || !navigator.userActivation?.hasBeenActive) return;
    if (audio) {
      audio.volume = latest.current.volume;
      audio.currentTime = 0;
      audio.play().catch(() => {});
    } else {
      player.current ??= createRustle();
      player.current?.play(latest.current.volume);
    }
  }, []);
}
