import type { SpriteData } from '../SpriteData.ts';

/** The site's mark: a small console whose screen holds a page with a turned corner. 16 dots square, made to be read at 16 px. */
export function favicon(): SpriteData {
  return {
    rows: [
      '..kkkkkkkkkkkk..',
      '.kglllllllllllk.',
      '.klkkkkkkkkkkgk.',
      '.klkpppppppckgk.',
      '.klkpiiiiipCkgk.',
      '.klkpppppppckgk.',
      '.klkpiiiippckgk.',
      '.klkpppppppokgk.',
      '.klkkkkkkkkkkgk.',
      '.klgggggggoogdk.',
      '.klgkgggggoogdk.',
      '.klkkkggoogggdk.',
      '.klgkgggooggddk.',
      '.kggggggggggddk.',
      '..kdddddddddkk..',
      '...kkkkkkkkkk...',
    ],
    palette: {
      k: '#1d1a2b',
      l: '#7d79d6',
      g: '#4e4ba8',
      d: '#38357d',
      p: '#fbf6e6',
      c: '#e2d1a6',
      C: '#e2d1a6',
      i: '#8d87a8',
      o: '#f58220',
    },
  };
}
