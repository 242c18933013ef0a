// The figures of the 404 picture, one dot a character. The palette is in notFound.ts. Light comes from the upper left.

/** A developer with headphones on, who has been looking up and down for a while now. */
export const developer = [
  '........h..hh.....',
  '......oohhhHhh....',
  '.....oHHHHHhhhh...',
  '....oHHHHHhhhhhh..',
  '....oHHHhhhhhhhh..',
  '...ohHhhhhhshhhh..',
  '...ohhhsshsshhhs..',
  '...oohhhsssssss...',
  '..oOOosswkssswks..',
  '..oOOosskkssskks..',
  '..oOOosskkssskks..',
  '...oohlsssskkslS..',
  '.....hssskksssS...',
  '......SssssssSS...',
  '.......SSSSSS.....',
  '....utttTTTTttT...',
  '...uttttttttttTT..',
  '..uttttttttttttTT.',
  '.utttttttttttttTT.',
  '.uttTttttttttTttT.',
  '.uttTttttttttTttT.',
  '.uttTttttttttTttT.',
  '.uttTttttttttTttT.',
  '..utttttttttttTT..',
  '....tttttttttT....',
  '....TTTTTTTTTT....',
  '....abbbbbbbbB....',
  '....abbbBabbbB....',
  '....abbB..abbB....',
  '....abbB..abbB....',
  '....abbB..abbB....',
  '...rrrrR..rrrrR...',
  '...wwwww..wwwww...',
] as const;

/** The map in front of the developer, unfolded once too often, and the hands that hold it. */
export const map = [
  '..ppp...ppp...',
  '..pppPPPpppPPP',
  '..pvpPPPpppPPP',
  '..vvpPqPqppPPP',
  'ssppqPPPppqPSs',
  'sSqppVVPrprPSS',
  '..pppPVVprpPPP',
  '..pppPPPrprPPP',
  '.....PPP...PPP',
] as const;

/** A dog, who has found what is missing. */
export const dog = [
  '......cccc....',
  '.....cccccc...',
  '....nncckccc..',
  '....nnccccckk.',
  '....Nncccccck.',
  '....NNcccccC..',
  '.....Nrrrr....',
  '....crrrrC....',
  '...cccccccC...',
  'n.ccccccccC...',
  'nnccccncccC...',
  '.nccccnccCC...',
  '.nccccCccCc...',
  '..ccccccCcccC.',
] as const;

/** A signpost that points everywhere. */
export const signpost = [
  '......dE......',
  '.jjjjjjjjjj...',
  'jjjjjjjjjjjJ..',
  '.JJJJJJJJJJ...',
  '......dE......',
  '..jjjjjjjjjj..',
  '..jjjjjjjjjjj.',
  '..JJJJJJJJJJ..',
  '......dE......',
  '......dE......',
  '.....jdEj.....',
  '....jjjjjj....',
  '...jjjjjjJ....',
  '..jjjjjJ......',
  '..jjJJdE......',
  '..J...dE......',
  '......dE......',
  '......dE......',
  '......dE......',
  '......dE......',
] as const;

/** Home, with the light on: just over there. */
export const house = [
  '..dd...rr......',
  '..dd..rrrr.....',
  '..ddxrrrrrR....',
  '..dxxrrrrrrR...',
  '..xxrrrrrrrrR..',
  '.xxrrrrrrrrrrR.',
  'xxrrrrrrrrrrrrR',
  '.PpppppppppppP.',
  '.PpyyypppEEEpP.',
  '.PpyyyppEEEEEP.',
  '.PpyyyppEEEEEP.',
  '.PppppppEEEyEP.',
  '.PppppppEEEEEP.',
  '.PppppppEEEEEP.',
] as const;

/** What is over the developer's head. */
export const question = ['.wwww.', 'ww..ww', '....ww', '...ww.', '..ww..', '......', '..ww..'] as const;

/** The moon, full. */
export const moon = [
  '....mmmmm....',
  '..mmmmmmmmm..',
  '.mmmmmmmmMmm.',
  '.mmmmmmmmmmm.',
  'mmmMMmmmmmmmm',
  'mmMMMmmmmmmMm',
  'mmmMmmmmmmmmm',
  'mmmmmmmmMMmmm',
  'mmmmmmmMMMmmm',
  '.mmmmmmmMmmM.',
  '.mmMmmmmmmmm.',
  '..mmmmmmmmm..',
  '....mmmMm....',
] as const;

/** A piece of ground; it fits itself to the right. */
export const ground = [
  'gggggggggggggggg',
  'gggggggggggggggg',
  'GgggggGGGgggggGG',
  'eGgggGeeeGgggGee',
  'eeGGGeeeeeGGGeee',
  'eeeeeeeeeeeeeeee',
  'eeeeeeeeeeeeeeee',
  'eEEEeeeeeeeeeeee',
  'eeEeeeeeeeeeeeee',
  'eeeeeeeEEEEeeeee',
  'EEEeeEEEEEEEEeEE',
  'EEEEEEEEEEEEEEEE',
  'EEEEEEEEEEEEEEEE',
  'EEEEEEEEEEEEdddE',
  'EEEEEEEEEEEEEdEE',
  'dEEEEEEddddEEEEd',
  'dddEEddddddddddd',
  'dddddddddddddddd',
] as const;

/** Where a piece of ground should be. */
export const missing = [
  '........',
  '.ff..ff.',
  '.f....f.',
  '........',
  '........',
  '.f....f.',
  '.ff..ff.',
  '........',
] as const;

/** The fire at home is lit, too. */
export const smoke = ['...f..', '..fff.', '...f..', '......', '.ff...', '.ff...', '......', 'f.....'] as const;

/** A flower, as there is always one beside a road. */
export const flower = ['.x.', 'xyx', '.x.', '.G.'] as const;
