import type { Content } from '../../../src/index.ts';
import { long } from '../../content/fixtures.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const sentence = `There was once a developer who had a great deal to say, worked at the ${word}, and left nothing out. `;
const paragraph = sentence.repeat(4).trim();

/** An owner with fifteen jobs, and a very long word in the game's texts. */
export const tooLong: Content = {
  ...long,
  game: {
    ...long.game,
    console: { ...long.game.console, instructions: [paragraph, paragraph] },
    player: {
      class: `Principal ${word} and Ranger of All the Front Ends`,
      playtime: 'more than twenty years, not counting the long winter of the big update',
      bars: [
        ...long.game.player.bars,
        { name: word, bonus: 5 },
        { name: 'Has not given up yet, and does not mean to any time soon', bonus: 0 },
        { name: 'Remembering passwords', bonus: 1 },
      ],
    },
    scripts: {
      ...long.game.scripts,
      title: [{ type: sentence + sentence }],
      farewell: [{ type: sentence + sentence }],
    },
    letters: { generic: [paragraph, paragraph], personal: ['Dear {company} team,', paragraph, '{name}'] },
    sideQuests: long.game.sideQuests.map((quest) => ({
      ...quest,
      title: `${quest.title}: ${word}`,
      kind: sentence,
      story: [paragraph, paragraph],
    })),
    about: [paragraph, paragraph, paragraph],
  },
};
