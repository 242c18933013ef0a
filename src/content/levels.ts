import type { Content } from './Content.ts';
import { type Stage, stages } from './stages.ts';

const regularLevels = [1, 2, 3, 4, 5] as const;

/** A level of the experience guide. All but level 1 hold one stage; level 1 shares its place among the oldest. */
export type Level = {
  number: (typeof regularLevels)[number] | 'bonus';
  /** Never empty, the oldest first. */
  stages: readonly Stage[];
};

/**
 * The work history as levels, the oldest job or training first. Six entries fill levels 1 to 5 and the bonus
 * stage (the newest); with fewer there are fewer levels and no bonus; with more, the oldest share level 1.
 */
export function levels(content: Content): readonly Level[] {
  const all = stages(content);
  const sharing = Math.max(1, all.length - regularLevels.length);
  const grouped = [all.slice(0, sharing), ...all.slice(sharing).map((stage) => [stage])];
  return grouped
    .filter((group) => group.length > 0)
    .map((group, index) => ({ number: regularLevels[index] ?? 'bonus', stages: group }));
}
