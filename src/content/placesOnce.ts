import type { Level } from './levels.ts';
import type { Stage } from './stages.ts';

/** A stage that may follow another at the same place, which is then not named again. */
export type PlacedStage = Stage & { samePlace: boolean };

/** A level of such stages. */
export type PlacedLevel = Omit<Level, 'stages'> & { stages: readonly PlacedStage[] };

/** The levels as they are shown one after the other, in which a company with several positions in a row is named once. */
export function placesOnce(levels: readonly Level[]): readonly PlacedLevel[] {
  let before = '';
  return levels.map(({ stages, ...level }) => ({
    ...level,
    stages: stages.map((stage) => {
      const place = stage.place.toLowerCase();
      const samePlace = place !== '' && place === before;
      before = place;
      return { ...stage, samePlace };
    }),
  }));
}
