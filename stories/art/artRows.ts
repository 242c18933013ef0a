/** The steps from a drawing to a picture, and where each is. */
export const artRows = [
  { step: 'draw', 'what it does': 'polygons, ellipses, lines and dots on a grid', where: ['src/art/drawings'] },
  {
    step: 'shade',
    'what it does': 'keeps of each shade what lies on its form; puts a line around it',
    where: ['src/art/drawings/shapes'],
  },
  { step: 'stack', 'what it does': 'lays the layers over one another', where: ['src/art/stackSprites.ts'] },
  {
    step: 'compile',
    'what it does': 'follows the outlines of each colour, in relative steps',
    where: ['src/art/compileSprite.ts', 'src/art/compiled'],
  },
  { step: 'show', 'what it does': 'one path per colour, crisp at any size', where: ['src/art/Sprite.tsx'] },
  { step: 'write', 'what it does': 'a file of its own, for the tab', where: ['src/art/spriteToSvg.ts'] },
  { step: 'print', 'what it does': 'a PNG, for shared links and home screens', where: ['site/build/picturePng.ts'] },
] as const;
