// Dot space: 200 x 105, so that six pixels a dot make 1200 x 630. The floor begins at dot 84; things stand on dot 96.
import type { SpriteData } from '../SpriteData.ts';
import { type Layer, stackSprites } from '../stackSprites.ts';
import { palette as characterColours } from './character/palette.ts';
import { wavingGladly } from './character/poses.ts';
import { ellipse } from './shapes/ellipse.ts';
import { heartBubble, wideBubble } from './shareCard/bubble.ts';
import { handheld } from './shareCard/console.ts';
import { manual } from './shareCard/manual.ts';
import { palette } from './shareCard/palette.ts';

const size = { width: 200, height: 105 };

/** What a link to the site shows where it is shared: the console, the developer and the manual, in their room. */
export function shareCard(): SpriteData {
  return drawn(heartBubble());
}

/** The same, with room for words in the developer's bubble. */
export function shareCardForWords(): SpriteData {
  return drawn(wideBubble());
}

function drawn(bubble: Layer): SpriteData {
  return stackSprites(size, { ...characterColours, ...palette }, [
    ...room(),
    shadow(10, 62),
    moved(handheld(), 14, 6),
    shadow(128, 64),
    moved(manual(), 132, 40),
    shadow(80, 36),
    { rows: wavingGladly().rows, x: 76, y: 41 },
    bubble,
  ]);
}

function room(): readonly Layer[] {
  const filled = (key: string, y: number, height: number): Layer => ({
    rows: Array.from({ length: height }, () => key.repeat(size.width)),
    x: 0,
    y,
  });
  return [
    filled('X', 0, 84),
    ellipse('Y', { x: 36, y: 0, width: 128, height: 128 }),
    ellipse('y', { x: 54, y: 18, width: 92, height: 92 }),
    filled('z', 84, 1),
    filled('Z', 85, 20),
  ];
}

function shadow(x: number, width: number): Layer {
  return ellipse('z', { x, y: 93, width, height: 7 });
}

function moved(layer: Layer, x: number, y: number): Layer {
  return { ...layer, x: layer.x + x, y: layer.y + y };
}
