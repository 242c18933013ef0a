/** The console's typing speed: 5 ms per character, half a second per sentence. */
export const msPerCharacter = 5;
