/** The greeting's speed, in milliseconds per character: a brisk typist whose slip is visible. */
export const msPerCharacter = 30;
