// The gate of a guest's company as a function of time, in milliseconds since it appeared.
import type { GateMoment } from '../art/CompanyGate.tsx';
import { armsAt } from './poseAt.ts';

/** The time per character on the banner and per move of the doors. Short, because visitors wait for it. */
const frameMs = 80;

/** The doors open in this many steps, one per frame. */
const doorSteps = 3;

/** The banner spells the name, the gate opens, and the hero turns and waves. */
export function guestGateAt(characterCount: number, elapsedMs: number): GateMoment & { readonly nextChangeMs: number } {
  const frame = Math.floor(elapsedMs / frameMs);
  const openFrame = characterCount + doorSteps;
  if (frame < openFrame) {
    const doors = Math.max(0, frame - characterCount);
    const characters = Math.min(frame, characterCount);
    return { characters, doors, pose: 'quiet', isTurned: true, nextChangeMs: (frame + 1) * frameMs };
  }
  const openMs = openFrame * frameMs;
  const { arms, nextChangeMs } = armsAt(elapsedMs - openMs);
  const pose = arms === 'down' ? 'waving-down' : 'waving-up';
  return { characters: characterCount, doors: doorSteps, pose, isTurned: false, nextChangeMs: openMs + nextChangeMs };
}
