import type { Layer } from '../../stackSprites.ts';
import { outlined } from '../shapes/outlined.ts';

/** The hero, seen from behind, holds up what developers point with. */
export function hero(): readonly Layer[] {
  return [
    figure(raisedArm, 29, 44),
    figure(pointer, 40, 25),
    figure(hand, 38, 38),
    figure(legs, 19, 67),
    figure(restingArm, 12, 58),
    figure(torso, 18, 57),
    figure(head, 15, 40),
    figure(scarf, 3, 54),
  ];
}

function figure(rows: readonly string[], x: number, y: number): Layer {
  return outlined('k', { rows, x, y });
}

const head = [
  '......ppoooooo......',
  '....ppHHHHHHhhoo....',
  '...pHHggHHHHHhhhoO..',
  '..pHHggHHHHHhhhhhhO.',
  '..pHgHHHHHHhhhhhhhO.',
  '.pHHgHHHHHhhhhhhhhjO',
  '.pHHHHHHHhhhhhhhhhjO',
  'poHHHHHHhhhhhhhhhjoO',
  'poHHHHHhhhhhhhhhjjoO',
  'poHHHHhhhhhhhhhhjjoO',
  'poHHHhhhhhhhhhhjjjoO',
  'ooHHhhhhhhhhhhhjjjOO',
  '..Hhhhhjhhhhjhhjjj..',
  '..hhhjjhhjhhjjhjjj..',
  '...jhjsjjjjjsjjjj...',
  '......sssssmmm......',
] as const;

const scarf = [
  'rr.........................',
  'rrrr....rrr................',
  '.rrrrrrrrrrrr..............',
  '..RrrrrrrrrrrrrrrrrrrrrrR..',
  '....RRRR.RRRRrrrrrrrrrRRR..',
  '.............RRRRRRRRRR....',
] as const;

const torso = [
  '..uttttttttT..',
  '.uutttttttttT.',
  'uuttttttttttTT',
  'uttttttttttTTT',
  'uttttttttttTTT',
  '.uttttttttTTT.',
  '.uttttttttTTT.',
  '.utttttttTTTT.',
  '.utttttttTTTT.',
  '.dddddddddddd.',
] as const;

const restingArm = [
  '......uu',
  '....uutt',
  '...uttt.',
  '..uttT..',
  '..utT...',
  '..uttT..',
  '...uttTs',
  '....Ttss',
  '.....Tsm',
] as const;

const raisedArm = [
  '.........utT',
  '........uttT',
  '........uttT',
  '.......uttT.',
  '.......uttT.',
  '......uttT..',
  '.....utttT..',
  '....utttT...',
  '...uttttT...',
  '..uttttT....',
  '.utttttT....',
  'uttttTT.....',
  'tttttT......',
  'ttttTT......',
] as const;

const hand = ['.lss.', 'lssss', 'ssssm', 'ssmmm', '.smm.'] as const;

const pointer = [
  '.........w',
  '........ww',
  '.......www',
  '......wwww',
  '.....wwwww',
  '....wwwwww',
  '...wwwwwww',
  '..wwwwwwww',
  '.wwwwwwwww',
  '....wwwwww',
  '...www..ww',
  '...www...w',
  '..www.....',
  '..www.....',
] as const;

const legs = [
  'abbbbbbbbbbB',
  'abbbbbBbbbbB',
  'abbbbB.abbbB',
  'abbbB..abbbB',
  'abbbB..abbbB',
  'abbbB..abbbB',
  'abbbB..abbbB',
  'rrrrR..rrrrR',
  'rrrRR..rrrRR',
] as const;
