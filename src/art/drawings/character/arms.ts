// Dots of the whole figure, see poses.ts. Light comes from the upper left.
import type { Layer } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { outlined } from '../shapes/outlined.ts';
import { polygon } from '../shapes/polygon.ts';
import { shaded } from '../shapes/shaded.ts';

/** Arms crossed: one forearm over the other, each hand on the other arm. */
export const crossed: Layer = {
  rows: [
    '..kuuuuuutttdddddtttTTTTTTk...',
    '.kuuuuttutttwttttwtttTTTdTTk..',
    '.kuuutttdtttwttttwttTTTTdtTTk.',
    '.kuudddddtttwtttttttTdlssdtTk.',
    'kuudlsssdtttttttttTTdlsssmdTTk',
    'kuudsssmdTTTTTTuuuudlssssmdTTk',
    'kuuudsmddTuuuuuuttTdlssssmdTTk',
    'kuuutdddtuuuttttttTdssssmmdTTk',
    'kuuttttttttttttttTTTdmmmmdtTTk',
    'kuutttttttttTTTTTTdddddttttTTk',
    'kutttttttTTTTTdddddtttttTTTTTk',
    '.kttTTTTTTTddddTTTTTTTTTTTTTk.',
    '.kkTTTTTddddTTTTTTTTTTTTTTTkk.',
    '...kdddddddddddddddddddddddk..',
    '....kTTTTTTTTTTTTTTTTTTTTk....',
  ],
  x: 9,
  y: 28,
};

/** The arm that stays down while the other waves. */
export function hanging(): Layer {
  const hand: Layer = { rows: ['lssm', 'lssm', 'lssm', '.sm.'], x: 11, y: 40 };
  const sleeve = polygon('t', [
    [14, 27],
    [17, 27],
    [17, 33],
    [15, 40],
    [10, 40],
    [11, 31],
  ]);
  const lit = polygon('u', [
    [10, 27],
    [14.5, 27],
    [13, 38],
    [10, 40],
  ]);
  const cuff = polygon('T', [
    [10, 38],
    [16, 38],
    [16, 41],
    [10, 41],
  ]);
  return flat([outlined('k', hand), outlined('d', shaded(sleeve, [lit, cuff]))]);
}

/** The arm that waves, at its highest. */
export function raised(): Layer {
  const hand: Layer = { rows: ['..s.s..', '.lsls..', 'slsssm.', 'slsssm.', '.sssmm.', '..smm..'], x: 39, y: 18 };
  const sleeve = polygon('t', [
    [37, 36],
    [38, 38],
    [42, 37],
    [45, 25],
    [40.5, 24],
  ]);
  const lit = polygon('u', [
    [36, 24],
    [42, 24],
    [40, 36],
    [36, 37],
  ]);
  const turnedAway = polygon('T', [
    [44, 24],
    [48, 24],
    [48, 40],
    [38, 40],
    [41, 36],
  ]);
  return flat([outlined('k', hand), outlined('d', shaded(sleeve, [lit, turnedAway]))]);
}

/** The arm that waves, at its lowest. */
export function lowered(): Layer {
  const hand: Layer = { rows: ['...ss.s', '.s.ssss', '.slsssm', '.lsssm.', '.sssmm.', '..mm...'], x: 40, y: 22 };
  const sleeve = polygon('t', [
    [37, 36],
    [38, 39],
    [42, 38],
    [45.5, 30],
    [41.5, 27],
  ]);
  const lit = polygon('u', [
    [36, 26],
    [42, 27],
    [43.5, 28],
    [39, 36],
    [36, 37],
  ]);
  const turnedAway = polygon('T', [
    [45, 29],
    [48, 24],
    [48, 40],
    [38, 40],
    [41, 36],
  ]);
  return flat([outlined('k', hand), outlined('d', shaded(sleeve, [lit, turnedAway]))]);
}

/** Of the arm that waves, what stays where it is. */
export function upperArm(): Layer {
  const sleeve = polygon('t', [
    [30, 27],
    [34, 27],
    [38, 30],
    [42, 34],
    [41, 38],
    [37, 38.5],
    [34, 36],
    [32, 33],
  ]);
  const underneath = polygon('T', [
    [30, 33],
    [36, 34],
    [40, 37],
    [44, 36],
    [44, 40],
    [30, 40],
  ]);
  return outlined('d', shaded(sleeve, [underneath]));
}
