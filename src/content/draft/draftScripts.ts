import type { Game } from '../Game.ts';

/** What the character says: a greeting with its slip of the tongue, a question, a farewell. */
export const draftScripts: Game['scripts'] = {
  greeting: [
    { type: "Hello there! I'm {name}. Pleased to mete" },
    { pause: 650 },
    { pause: 500 },
    { erase: 4 },
    { type: 'meet you! Which company are you here for?' },
  ],
  title: [{ type: 'A traveller! Tell me, which company sends you on this quest?' }],
  farewell: [
    { type: 'You made it to the end! Thank you for playing.' },
    { pause: 500 },
    { type: ' Come back any time; the save point is always on.' },
  ],
};
