// Dots of the whole figure: 48 x 56, origin at the upper left, y down. The figure stands in the middle, at x = 24, and on row 55.
import type { SpriteData } from '../../SpriteData.ts';
import { type Layer, stackSprites } from '../../stackSprites.ts';
import { flat } from '../shapes/flat.ts';
import { rimmed } from '../shapes/rimmed.ts';
import { crossed, hanging, lowered, raised, upperArm } from './arms.ts';
import { hoodie, legs } from './clothes.ts';
import { closedEyes, grin, openEyes, smile, speaking } from './features.ts';
import { type Features, head } from './head.ts';
import { palette } from './palette.ts';

const quietly: Features = { eyes: openEyes, mouth: smile };
const gladly: Features = { eyes: openEyes, mouth: grin };

/** Without arms, for the poses to be laid over. */
export const armless = (): SpriteData => figure([], quietly);

/** Arms crossed, listening. */
export const quiet = (): SpriteData => figure([crossed], quietly);

/** In the middle of a word. */
export const talking = (): SpriteData => figure([crossed], { eyes: openEyes, mouth: speaking });

/** In the middle of a blink. */
export const blinking = (): SpriteData => figure([crossed], { eyes: closedEyes, mouth: smile });

/** Arms crossed, and glad to see the visitor. */
export const glad = (): SpriteData => figure([crossed], gladly);

/** What is the same in both frames of waving, but for the face. */
export const waving = (): SpriteData => figure([hanging(), upperArm()], quietly);

/** Waving, the hand at its highest. */
export const wavingUp = (): SpriteData => figure([hanging(), upperArm(), raised()], quietly);

/** Waving, the hand at its lowest. */
export const wavingDown = (): SpriteData => figure([hanging(), upperArm(), lowered()], quietly);

/** Waving, the hand at its highest, and with the face to it. */
export const wavingGladly = (): SpriteData => figure([hanging(), upperArm(), raised()], gladly);

function figure(arms: readonly Layer[], features: Features): SpriteData {
  const body = rimmed(flat([legs(), hoodie, ...arms]), { inner: 'd', outer: 'k' });
  return stackSprites({ width: 48, height: 56 }, palette, [body, head(features)]);
}
