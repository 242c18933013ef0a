/**
 * The greeting's typing speed, in milliseconds per character: a brisk typist whose slip is visible.
 */
export const msPerCharacter = 30;
