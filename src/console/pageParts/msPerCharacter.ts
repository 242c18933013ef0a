/** How fast the console's characters talk: 5 ms a character, a sentence in half a second. */
export const msPerCharacter = 5;
