import character from 'virtual:sprite/character';
import { describe, expect, it } from 'vitest';
import { characterPalette } from './characterPalette.ts';

describe('characterPalette', () => {
  it('uses the chosen color unchanged for the base tone, and lightens it within bounds', () => {
    expect(characterPalette({ skin: '#123456', hair: '#abcdef', shirt: '#FF0000' })).toMatchObject({
      s: '#123456',
      h: '#abcdef',
      t: '#ff0000',
      u: '#ff1c1c',
    });
  });

  it.each(['', 'teal', '#fff', '#12345g', 'url(#a)', undefined])(
    'returns no colors for an invalid color: %j',
    (hair) => {
      expect(characterPalette({ hair })).toEqual({});
    },
  );

  it('returns only keys of the sprite’s palette', () => {
    const keys = Object.keys(characterPalette({ skin: '#111111', hair: '#222222', shirt: '#333333' }));
    expect(keys).toHaveLength(13);
    for (const key of keys) expect(character.palette).toHaveProperty(key);
  });
});
