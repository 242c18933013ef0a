import character from 'virtual:sprite/character';
import characterBlinking from 'virtual:sprite/characterBlinking';
import characterCrossedArms from 'virtual:sprite/characterCrossedArms';
import characterGrinning from 'virtual:sprite/characterGrinning';
import characterTalking from 'virtual:sprite/characterTalking';
import characterWaving from 'virtual:sprite/characterWaving';
import characterWavingDown from 'virtual:sprite/characterWavingDown';
import characterWavingUp from 'virtual:sprite/characterWavingUp';
import { useMemo } from 'react';
import { type CompiledSprite, overlaySprites } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import type { HairCut } from './hairCuts.ts';
import { heroOverlays } from './heroOverlays.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

export const characterPoses = ['quiet', 'talking', 'blinking', 'waving-up', 'waving-down'] as const;

export type CharacterPose = (typeof characterPoses)[number];

/** The arms: crossed, or one raised high or halfway. */
export type CharacterArms = 'crossed' | 'up' | 'down';

const faces = {
  quiet: [],
  talking: [characterTalking],
  blinking: [characterBlinking],
  'waving-up': [characterGrinning],
  'waving-down': [characterGrinning],
} as const satisfies Readonly<Record<CharacterPose, readonly CompiledSprite[]>>;

const armLayers = {
  crossed: [characterCrossedArms],
  up: [characterWaving, characterWavingUp],
  down: [characterWaving, characterWavingDown],
} as const satisfies Readonly<Record<CharacterArms, readonly CompiledSprite[]>>;

const armsOf = (pose: CharacterPose): CharacterArms =>
  pose === 'waving-up' ? 'up' : pose === 'waving-down' ? 'down' : 'crossed';

/** The crop of head and shoulders, with an empty row of dots above. */
const headAndShoulders = { x: 8, y: -1, width: 32, height: 32 };

/** Colors (`#rrggbb`, from which highlights and shadows are computed), haircut and headphones. */
export type CharacterColors = {
  /** The haircut. @default 'short' */
  readonly hairCut?: HairCut | undefined;
  readonly skin?: string | undefined;
  readonly hair?: string | undefined;
  readonly shirt?: string | undefined;
  /** Whether the hero wears headphones. @default true */
  readonly headphones?: boolean | undefined;
};

export type CharacterSpriteProps = PictureProps & {
  /** The pose. @default 'quiet' */
  pose?: CharacterPose;
  /** The arms, independent of the face. A portrait ignores them. @default the arms of the pose */
  arms?: CharacterArms | undefined;
  /** The whole figure (48 x 56 dots) or head and shoulders (32 x 32 dots). @default 'full' */
  view?: 'full' | 'portrait';
  /** The colors, haircut and headphones. Missing ones keep their defaults. */
  colors?: CharacterColors | undefined;
};

/** The developer who talks to visitors. */
export function CharacterSprite({ pose = 'quiet', arms, view = 'full', colors, ...rest }: CharacterSpriteProps) {
  const palette = useMemo(() => (colors === undefined ? undefined : characterPalette(colors)), [colors]);
  // A portrait would show a stray piece of the waving sleeve, so a wave only gets the grin.
  const armPose = view === 'portrait' ? 'crossed' : (arms ?? armsOf(pose));
  const sprite = useMemo(
    () => overlaySprites(character, ...armLayers[armPose], ...faces[pose], ...heroOverlays('head', colors)),
    [armPose, pose, colors],
  );
  return (
    <Sprite {...rest} sprite={sprite} palette={palette} {...(view === 'portrait' && { crop: headAndShoulders })} />
  );
}
