/** The greeting's typing speed: brisk, but slow enough to see the typing mistake. */
export const msPerCharacter = 30;
