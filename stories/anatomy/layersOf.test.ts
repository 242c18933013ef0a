import { describe, expect, it } from 'vitest';
import { rooms } from '../../.ci/arrows/arrows.mjs';
import { layersOf } from './layersOf.ts';

describe('layersOf', () => {
  it('puts a room above all that it imports, as low as it can', () => {
    expect(
      layersOf({ top: { imports: ['middle', 'ground'] }, middle: { imports: ['ground'] }, ground: { imports: [] } }),
    ).toEqual([['top'], ['middle'], ['ground']]);
  });

  it('has each room of the house once, and every arrow points down', () => {
    const layers = layersOf(rooms);
    expect(layers.flat().toSorted()).toEqual(Object.keys(rooms).toSorted());
    const layerOf = (room: string) => layers.findIndex((layer) => layer.includes(room));
    for (const [room, { imports }] of Object.entries(rooms)) {
      for (const imported of imports)
        expect(layerOf(imported), `${room} -> ${imported}`).toBeGreaterThan(layerOf(room));
    }
  });
});
