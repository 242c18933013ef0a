/** How long a character of the greeting takes, in milliseconds: a brisk typist, whose slip is seen. */
export const msPerCharacter = 30;
