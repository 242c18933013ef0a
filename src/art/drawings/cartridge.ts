import type { SpriteData } from '../SpriteData.ts';

/** A game's cartridge, taken out to be blown upon, in a cloud of dust. 48 x 34 dots. */
export function cartridge(): SpriteData {
  return {
    rows: [
      '................................................',
      '............kkkkkkkkkkkkkkkkkkkkk...............',
      '............klllllllllllllllllldk...............',
      '............klgdddddddddddddddgdk...............',
      '............klggggggggggggggggggkkkk..kk........',
      '............klgdddddddddddddddgglllk..kk........',
      '........kk..klggggggggggggggggggggdk............',
      '........kk..klgdddddddddddddddggggdk............',
      '............klggggggggggggggggggggdk......kk....',
      '............klggggggggggggggggggggdk.....kwwk...',
      '............klggkkkkkkkkkkkkkkkkggdk.....kwsk...',
      '.....kk.....klggkooooooooooooookggdk......kk....',
      '....kwwk....klggkoppppppoooooookggdk............',
      '....kwsk....klggkooooooooooooookggdk............',
      '.....kk.....klggkppppppppppppppkggdk............',
      '............klggkppppppkkppppppkggdk............',
      '............klggkppppppkkppppppkggdk...kkkk.....',
      '............klggkppppppkkppppppkggdk..kwwwwk....',
      '............klggkppppppppppppppkggdk.kwwwwwwk...',
      '............klggkppppppkkppppppkggdk.kswwwwsk...',
      '....kkk.....klggkppppppppppppppkggdk..ksswsk....',
      '...kwwwkk....kggkppppppppppppppkggk....kkkk.....',
      '..kwwwwwwk...kggkkkkkkkkkkkkkkkkggk.............',
      '..kwwwwwwk...kggggggggggggggggggggk.............',
      '...kswwssk..klggggggggggggggggggggdk............',
      '....kkkkk...kddddddddddddddddddddddk............',
      '............kkkkkkkkkkkkkkkkkkkkkkkk............',
      '...............kyykyykyykyykyykyyk..............',
      '...............kyykyykyykyykyykyyk..............',
      '...............kyykyykyykyykyykyyk..............',
      '...............kkkkkkkkkkkkkkkkkkk..............',
      '................................................',
      '................................................',
      '................................................',
    ],
    palette: {
      k: '#1d1a2b',
      // the shell, from light to dark
      l: '#b9b5c4',
      g: '#8f8a9e',
      d: '#66617a',
      // the label, and its band
      p: '#fbf6e6',
      o: '#d95f0e',
      // the contacts
      y: '#f6c945',
      // the dust, and its shade
      w: '#ffffff',
      s: '#e2d1a6',
    },
  };
}
