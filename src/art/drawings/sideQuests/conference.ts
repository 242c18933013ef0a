import type { SpriteData } from '../../SpriteData.ts';
import type { Layer } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { ellipse } from '../shapes/ellipse.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { framed } from './framed.ts';

/** A talk about the dashboard of a car: the view from the driver's seat on the big screen, and a full house. */
export function conference(): SpriteData {
  return framed([...hall(), ...slide(), ...stage(), ...audience()]);
}

function hall(): readonly Layer[] {
  return [
    box('1', [0, 0], [64, 40]),
    polygon('2', [
      [51, 3],
      [56, 3],
      [61, 27],
      [45, 27],
    ]),
    ...curtains(),
  ];
}

/** Gathered by a gold cord, folds from the light to the dark. */
function curtains(): readonly Layer[] {
  const left = [
    ...Array.from({ length: 15 }, (_, row) => (row < 11 ? 'rrRrrR.' : 'rrRrR..')),
    'YYYz...',
    ...Array.from({ length: 10 }, (_, row) => (row < 3 ? 'rRrR...' : 'rRrrR..')),
  ];
  return [
    { rows: left, x: 1, y: 1 },
    { rows: left.map((row) => [...row].toReversed().join('')), x: 56, y: 1 },
    box('r', [1, 1], [62, 1]),
    box('R', [1, 2], [62, 1]),
  ];
}

/** The slide: a road into the dawn, and before it the dashboard with its wheel, its dial and its map. */
function slide(): readonly Layer[] {
  return [
    outlined('k', box('Y', [9, 4], [34, 21])),
    box('y', [9, 6], [34, 6]),
    ellipse('s', { x: 27, y: 6, width: 8, height: 8 }),
    { rows: hills, x: 9, y: 9 },
    polygon('G', [
      [30, 12],
      [32, 12],
      [41, 17],
      [21, 17],
    ]),
    ...[13, 15].map((y) => ({ rows: ['s'], x: 31, y })),
    { rows: dashboard, x: 9, y: 14 },
  ];
}

function stage(): readonly Layer[] {
  return [
    box('k', [0, 27], [64, 1]),
    box('a', [0, 28], [64, 1]),
    box('A', [0, 29], [64, 2]),
    box('b', [0, 31], [64, 9]),
    outlined('k', { rows: speaker, x: 44, y: 9 }),
    outlined('k', { rows: podium, x: 48, y: 19 }),
  ];
}

function audience(): readonly Layer[] {
  return [cropped, tied, plain, raised, round].map((rows, index) => ({ rows, x: 1 + index * 12, y: 39 - rows.length }));
}

const hills = [
  '..................................',
  '...VVV....................VVV.....',
  '.VVVVVVV..............VVVVVVVVVV..',
  'VVVVVVVVVVvvvvvvvvvvvvvVVVVVVVVVVV',
  'VVVVvvvvvvvvvvvvvvvvvvvvvvvvvvvVVV',
  'vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv',
  'vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv',
  'vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv',
] as const;

const dashboard = [
  '......kkkkkk......................',
  '....kkkGGGkkkk....................',
  'ddddkGkddddkkkdddddddddddddddddddd',
  'DDDkGkDwwwwDkkkDDDDDDDDDDDDDDDDDDD',
  'DDkGkDwnnnrwDkkkDDDkkkkkkkkkkDDDDD',
  'DDkkDDwnnrnwDDkkDDDkCCoCCvvCkDkkkD',
  'DDkkkkkwGGwkkkkkDDDkCCooovvCkDDDDD',
  'DDkkkkkGssGkkkkkDDDkCCCCooCCkDkkkD',
  'DDkkDDkkGGkkDDkkDDDkvvCCCoCCkDDDDD',
  'DDDkkDDDkkDDDkkDDDDkkkkkkkkkkDDDDD',
  'DDDkkkDDkkDDkkkDDDDDDDDDDDDDDDDDDD',
] as const;

const speaker = [
  '.......hhhh...',
  '......hHhhhh..',
  '.....hHhhhhh..',
  '.....hffhffh..',
  '.....hfkffkf..',
  '......fffffF..',
  '.f.....fffF...',
  'ff....ssFFs...',
  '.tt.uttssstT..',
  '.tttttttsttTT.',
  '..tttttttttTT.',
  '...TTtttttttT.',
  '.....tttttttT.',
] as const;

const podium = [
  'aaaaaaaaaaaa',
  'AAAAAAAAAAAb',
  '.aAAAAAAAAb.',
  '.aAAAyYAAAb.',
  '.aAAyYYYAAb.',
  '.aAAAYYAAAb.',
  '.aAAAAAAAAb.',
  '.aAAAAAAAAb.',
] as const;

// Those who listen, seen from behind: dark, with the stage's light on their edges.
const cropped = [
  '...4444.....',
  '..4kkkkk....',
  '..4kkkkk....',
  '..4kkkkk....',
  '...kkkk.....',
  '..44kkk44...',
  '.4kkkkkkk4..',
  '4kkkkkkkkkk.',
] as const;

const tied = [
  '.....44.....',
  '....4kkk....',
  '....4kkk....',
  '...44kk4....',
  '..4kkkkkk...',
  '..4kkkkkk...',
  '..4kkkkkk...',
  '...kkkkk....',
  '..44kkk44...',
  '.4kkkkkkk4..',
] as const;

const plain = [
  '...4444.....',
  '..4kkkkk....',
  '.4kkkkkkk...',
  '.4kkkkkkk...',
  '.4kkkkkkk...',
  '.4kkkkkkk...',
  '.44kkkk44...',
  '4kkkkkkkk4..',
] as const;

const raised = [
  '.........ff.',
  '.........fF.',
  '.........4k.',
  '...4444..4k.',
  '..4kkkkk.4k.',
  '..4kkkkk4kk.',
  '..4kkkkk4k..',
  '...kkkk.4k..',
  '..44kkk44k..',
  '.4kkkkkkkk..',
  '4kkkkkkkk...',
] as const;

const round = [
  '..4.44.4....',
  '..44kk4k....',
  '..4kkkkkk...',
  '..4kkkkkk...',
  '...kkkkk....',
  '...kkkk.....',
  '..44kkk44...',
  '.4kkkkkkk4..',
] as const;
