/** The console's typing speed: half a second per sentence. */
export const msPerCharacter = 5;
