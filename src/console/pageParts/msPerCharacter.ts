/** The console's typing speed: half a second per hundred characters. */
export const msPerCharacter = 5;
