import character from 'virtual:sprite/character';
import characterGrinning from 'virtual:sprite/characterGrinning';
import characterWaving from 'virtual:sprite/characterWaving';
import characterWavingUp from 'virtual:sprite/characterWavingUp';
import lyingConsole from 'virtual:sprite/lyingConsole';
import emptyBubble from 'virtual:sprite/shareCardBubble';
import heart from 'virtual:sprite/shareCardHeart';
import manual from 'virtual:sprite/shareCardManual';
import room from 'virtual:sprite/shareCardRoom';
import screen from 'virtual:sprite/shareCardScreen';
import type { CharacterColors } from './CharacterSprite.tsx';
import { type CompiledSprite, movedSprite, overlaySprites } from './CompiledSprite.ts';
import { characterPalette } from './characterPalette.ts';
import { heroOverlays } from './heroOverlays.ts';

/**
 * The picture that social networks show for the site: 200 x 105 dots, so six pixels per dot give
 * the usual 1200 x 630. The developer waves between console and manual. For builds only: it is too
 * large for a page.
 */
export function shareCard({
  shellColor,
  colors = {},
  bubble = 'heart',
}: {
  /** `#rrggbb` */
  shellColor: string;
  colors?: CharacterColors | undefined;
  /** `empty` leaves the speech bubble free for text, see `shareCardTextBox`. @default 'heart' */
  bubble?: 'heart' | 'empty';
}): CompiledSprite {
  const arms = [characterWaving, characterWavingUp];
  const figure = overlaySprites(character, ...arms, characterGrinning, ...heroOverlays('head', colors));
  const card = overlaySprites(
    room,
    movedSprite(lyingConsole, 4, 54),
    movedSprite(screen, 23, 61),
    movedSprite(manual, 131, 41),
    movedSprite(figure, 76, 41),
    bubble === 'heart' ? movedSprite(heart, 107, 16) : movedSprite(emptyBubble, 71, 3),
  );
  return { ...card, palette: { ...card.palette, ...characterPalette(colors), ...shellPalette(shellColor) } };
}

/** The text box in the empty speech bubble, in dots. */
export const shareCardTextBox = { x: 76, y: 7, width: 114, height: 23 } as const;

/** The shell's shades are those of a shirt of the same color. */
function shellPalette(color: string): CompiledSprite['palette'] {
  const { u = color, t = color, T = color, d = color } = characterPalette({ shirt: color });
  return { 1: u, 2: t, 3: T, 4: d };
}
