/** Where links to source files lead. */
export const repository = 'https://github.com/playable-resume/playable-resume/blob/main';
