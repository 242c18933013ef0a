/** Lengths of what is scrolled are rounded, and a fraction of a pixel is no line of text. */
export const slackPx = 1;
