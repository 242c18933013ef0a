/** Signs before list items that mean nothing else at the start of a line, as a part of a regular expression. */
export const bulletSigns = '[•▪●·‣◦▸✓]';

/** The mark of a list item at its start; a hyphen or a star only before a space. */
export const itemMark = new RegExp(`^\\s*(?:${bulletSigns}|[*–-])\\s+`, 'u');
