import { useMemo } from 'react';
import type { CompiledSprite } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import { character } from './compiled/character.ts';
import { characterBlinking } from './compiled/characterBlinking.ts';
import { characterCrossed } from './compiled/characterCrossed.ts';
import { characterGrinning } from './compiled/characterGrinning.ts';
import { characterTalking } from './compiled/characterTalking.ts';
import { characterWaving } from './compiled/characterWaving.ts';
import { characterWavingDown } from './compiled/characterWavingDown.ts';
import { characterWavingUp } from './compiled/characterWavingUp.ts';
import { overlaid } from './overlaid.ts';
import type { PictureProps } from './PictureProps.ts';
import { Sprite } from './Sprite.tsx';

const quiet = overlaid(character, characterCrossed);
const glad = overlaid(quiet, characterGrinning);
const waving = overlaid(character, characterWaving, characterGrinning);

const full = {
  quiet,
  talking: overlaid(quiet, characterTalking),
  blinking: overlaid(quiet, characterBlinking),
  'waving-up': overlaid(waving, characterWavingUp),
  'waving-down': overlaid(waving, characterWavingDown),
} as const satisfies Readonly<Record<string, CompiledSprite>>;

/** A portrait would show only a piece of the waving sleeve, so it grins instead. */
const portrait = { ...full, 'waving-up': glad, 'waving-down': glad } as const;

const views = { full, portrait } as const;

/** Head and shoulders, with a dot of air above. */
const headAndShoulders = { x: 8, y: -1, width: 32, height: 32 };

/** The character's poses. */
export const characterPoses = ['quiet', 'talking', 'blinking', 'waving-up', 'waving-down'] as const;

export type CharacterPose = (typeof characterPoses)[number];

/** Colours of the character, by what they colour, `#rrggbb`; a colour that is left out stays as drawn. Lights and shadows are computed. */
export type CharacterColours = {
  readonly skin?: string | undefined;
  readonly hair?: string | undefined;
  readonly shirt?: string | undefined;
};

/** Props of {@link CharacterSprite}, beside what every picture takes. */
export type CharacterSpriteProps = PictureProps & {
  /** The pose. @default 'quiet' */
  pose?: CharacterPose;
  /** The whole figure (48 x 56 dots), or head and shoulders (32 x 32 dots). @default 'full' */
  view?: 'full' | 'portrait';
  /** Colours instead of its own, by what they colour. */
  colours?: CharacterColours | undefined;
};

/** The developer, who talks to visitors. */
export function CharacterSprite({ pose = 'quiet', view = 'full', colours, ...rest }: CharacterSpriteProps) {
  const palette = useMemo(() => (colours === undefined ? undefined : characterPalette(colours)), [colours]);
  return (
    <Sprite
      {...rest}
      sprite={views[view][pose]}
      palette={palette}
      {...(view === 'portrait' && { crop: headAndShoulders })}
    />
  );
}
