/** How fast the console's characters talk: 5 ms a character, so that nobody waits for a sentence. */
export const msPerCharacter = 5;
