import type { SpriteData } from '../../SpriteData.ts';
import type { Layer } from '../../stackSprites.ts';
import { box } from '../shapes/box.ts';
import { ellipse } from '../shapes/ellipse.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { framed } from './framed.ts';

/** The streamer's desk at night, all set: screen, microphone, lamp, and the light that says that others can see it. */
export function stream(): SpriteData {
  return framed([...room(), ...screen(), ...desk(), figure(lamp, 3, 11), figure(microphone, 49, 15), ...onAir()]);
}

/** Dark but for the lamp's light, and a shelf in it. */
function room(): readonly Layer[] {
  return [
    box('1', [0, 0], [64, 40]),
    ellipse('2', { x: -20, y: -11, width: 58, height: 58 }),
    ellipse('3', { x: -9, y: 0, width: 36, height: 36 }),
    polygon('4', [
      [3, 17],
      [15, 17],
      [20, 29],
      [-2, 29],
    ]),
    { rows: shelf, x: 3, y: 2 },
  ];
}

function screen(): readonly Layer[] {
  return [
    outlined('k', box('G', [20, 6], [25, 18])),
    box('g', [20, 6], [25, 1]),
    box('n', [21, 7], [23, 16]),
    { rows: code, x: 22, y: 9 },
    { rows: camera, x: 34, y: 13 },
    figure(foot, 29, 25),
  ];
}

function desk(): readonly Layer[] {
  return [
    box('k', [0, 29], [64, 1]),
    box('a', [0, 30], [64, 3]),
    box('A', [0, 33], [64, 2]),
    box('k', [0, 35], [64, 1]),
    box('b', [0, 36], [64, 4]),
    figure(keyboard, 22, 30),
    figure(mug, 56, 27),
  ];
}

function onAir(): readonly Layer[] {
  return [
    box('5', [49, 3], [13, 8]),
    box('5', [50, 2], [11, 10]),
    figure(sign, 51, 4),
    ...hearts.map(([x, y]) => ({ rows: heart, x, y })),
  ];
}

function figure(rows: readonly string[], x: number, y: number): Layer {
  return outlined('k', { rows, x, y });
}

const hearts = [
  [58, 14],
  [57, 20],
] as const;

const shelf = [
  '...................',
  '....t..............',
  '.v..tTrr..yy.......',
  'vVv.tTrroBByy......',
  '.V..tTrroBB.yy.....',
  'OO..tTrroBB.yz.....',
  'kkkkkkkkkkkkkkkk...',
] as const;

const lamp = [
  '.....oo......',
  '...ooooO.....',
  '..oooooOO....',
  '..oooooOO....',
  '.oooooooOO...',
  '.oooooooOO...',
  'ooooooooOOO..',
  'yyyyyyyyyyy..',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '....gG.......',
  '..ggggGG.....',
  '.gggggGGG....',
] as const;

const microphone = [
  '.mgg.',
  'mgggG',
  'mGGGG',
  'mgggG',
  'mGGGG',
  'rrrrR',
  'mgggG',
  '.ggG.',
  '..G..',
  '..G..',
  '..G..',
  '..G..',
  '..G..',
  '.gGG.',
  'ggGGG',
] as const;

const code = [
  'CCCC.ssss......yyy..',
  '....................',
  '..vvvvv.oo..........',
  '....................',
  '..vv.BBBBBB.........',
  '....................',
  '....ppp.ss..........',
  '....................',
  '..CCCCC.............',
  '....................',
  'yy.sss..............',
] as const;

const camera = [
  'kkkkkkkkkk',
  'k33hhhh33k',
  'k3hhhhhh3k',
  'kohffffhok',
  'kofkffkfok',
  'k3ffffff3k',
  'k33fFFf33k',
  'k3tttttt3k',
  'kttttttttk',
  'kkkkkkkkkk',
] as const;

const keyboard = [
  '.gggggggggggggggggg.',
  'gssgssgssgssgssgssgG',
  'gsgssgsssssssgssgsgG',
  '.GGGGGGGGGGGGGGGGGG.',
] as const;

const mug = ['.TTT..', 'uTTTtT', 'uttT.T', 'uttTtT', 'uttT..'] as const;

const sign = ['.ppppppp.', 'prrrrrrrR', 'prssrsssR', 'prssrsssR', 'prrrrrrrR', '.RRRRRRR.'] as const;

const heart = ['p.r', 'rrr', '.r.'] as const;

const foot = ['.GGGG.', '.GGGG.', '.gGGG.', 'ggGGGG'] as const;
