import type { BookState, Effect } from './state.ts';

/** What is told of a change, in order: the page that is open, the state, how the run before it ended. */
export function effectsOf(before: BookState, after: BookState): readonly Effect[] {
  const { motion } = after;
  const ended = before.motion.phase === 'flipping' && before.motion !== motion ? before.motion : null;
  const effects: Effect[] = [];
  // A turn that was asked for in the middle of another may lead back to where both began.
  if (ended && after.page !== before.page) effects.push({ type: 'flip', page: after.page, reason: ended.reason });
  if (motion.phase !== before.motion.phase) effects.push({ type: 'state', state: motion.phase });
  const landed = motion.phase === 'read' && ended?.outcome === 'over';
  if (ended) effects.push({ type: 'ended', motion: ended, landed });
  return effects;
}
