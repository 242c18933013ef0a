/** The start of links to source files. */
export const repository = 'https://github.com/playable-resume/playable-resume/blob/main';
