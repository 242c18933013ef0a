/** The steps from dots to a picture, and where each is. */
export const artRows = [
  { step: 'draw', 'what it does': 'dots as characters, and their colours below them', where: ['src/art/sprites'] },
  { step: 'read', 'what it does': 'finds the dots and the colours in the text', where: ['src/art/parseSprite.ts'] },
  {
    step: 'stack',
    'what it does': 'lays sprites over one another, for the picture of a shared link',
    where: ['src/art/stackSprites.ts', 'src/art/compiler/readSprites.ts'],
  },
  {
    step: 'compile',
    'what it does': 'follows the outlines of each colour, in relative steps',
    where: ['src/art/compileSprite.ts', 'src/art/compiled'],
  },
  {
    step: 'cover',
    'what it does': 'lets a colour lie below rarer ones: shorter, and without seams',
    where: ['src/art/compiler/coveredSprite.ts'],
  },
  { step: 'show', 'what it does': 'one path per colour, crisp at any size', where: ['src/art/Sprite.tsx'] },
  {
    step: 'file',
    'what it does': 'keeps what is out of sight out of the HTML, until the page is hydrated',
    where: ['src/art/createDrawingsFile.ts', 'src/art/DrawnPaths.tsx'],
  },
  { step: 'write', 'what it does': 'a file of its own, for the tab', where: ['src/art/spriteToSvg.ts'] },
  {
    step: 'print',
    'what it does': 'a PNG, for shared links and home screens',
    where: ['site/build/icons/picturePng.ts'],
  },
] as const;
