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
 * What a link to the site shows where it is shared: console, developer and manual in their room. 200 x 105 dots, so six
 * pixels a dot make the usual 1200 x 630. For a build, not for a page: it is large.
 */
export function shareCard({
  face,
  colours = {},
  bubble = 'heart',
}: {
  /** The colour of the console's shell, as `#rrggbb`. */
  face: string;
  colours?: CharacterColours | undefined;
  /** What the developer says: `empty` has room for words, see `shareCardWords`. @default 'heart' */
  bubble?: 'heart' | 'empty';
}): CompiledSprite {
  const card = overlaid(
    picture,
    ...hair[colours.hairCut ?? 'short'],
    bubble === 'heart' ? shareCardHeart : shareCardBubble,
  );
  return { ...card, palette: { ...card.palette, ...characterPalette(colours), ...shellPalette(face) } };
}

/** The room for words in the empty bubble, in dots. */
export const shareCardTextBox = { x: 76, y: 7, width: 114, height: 23 } as const;

/** A shell takes light as a shirt does. */
function shellPalette(face: string): CompiledSprite['palette'] {
  const { u = face, t = face, T = face, d = face } = characterPalette({ shirt: face });
  return { 1: u, 2: t, 3: T, 4: d };
}
