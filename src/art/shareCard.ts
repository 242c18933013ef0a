import type { CharacterColours } from './CharacterSprite.tsx';
import { type CompiledSprite, overlaid } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import picture from './compiled/shareCard.json' with { type: 'json' };
import shareCardHairCovered from './compiled/shareCardHairCovered.json' with { type: 'json' };
import shareCardHairLong from './compiled/shareCardHairLong.json' with { type: 'json' };
import shareCardHairTied from './compiled/shareCardHairTied.json' with { type: 'json' };
import shareCardHeart from './compiled/shareCardHeart.json' with { type: 'json' };
import shareCardBubble from './compiled/shareCardWords.json' with { type: 'json' };

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
  const card = overlaid(
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
