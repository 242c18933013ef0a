import picture from 'virtual:sprite/shareCard';
import shareCardHairCovered from 'virtual:sprite/shareCardHairCovered';
import shareCardHairLong from 'virtual:sprite/shareCardHairLong';
import shareCardHairTied from 'virtual:sprite/shareCardHairTied';
import shareCardHeart from 'virtual:sprite/shareCardHeart';
import shareCardBubble from 'virtual:sprite/shareCardWords';
import type { CharacterColours } from './CharacterSprite.tsx';
import { type CompiledSprite, overlaySprites } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';

const hair = { short: [], long: [shareCardHairLong], tied: [shareCardHairTied], covered: [shareCardHairCovered] };

/**
 * The picture that social networks show for the site: 200 x 105 dots, so six pixels per dot give
 * the usual 1200 x 630. For builds only: it is too large for a page.
 */
export function shareCard({
  face,
  colours = {},
  bubble = 'heart',
}: {
  /** The console's shell color as `#rrggbb`. */
  face: string;
  colours?: CharacterColours | undefined;
  /** `empty` leaves the speech bubble free for text, see `shareCardTextBox`. @default 'heart' */
  bubble?: 'heart' | 'empty';
}): CompiledSprite {
  const card = overlaySprites(
    picture,
    ...hair[colours.hairCut ?? 'short'],
    bubble === 'heart' ? shareCardHeart : shareCardBubble,
  );
  return { ...card, palette: { ...card.palette, ...characterPalette(colours), ...shellPalette(face) } };
}

/** The text box in the empty speech bubble, in dots. */
export const shareCardTextBox = { x: 76, y: 7, width: 114, height: 23 } as const;

/** The shell is shaded like a shirt. */
function shellPalette(face: string): CompiledSprite['palette'] {
  const { u = face, t = face, T = face, d = face } = characterPalette({ shirt: face });
  return { 1: u, 2: t, 3: T, 4: d };
}
