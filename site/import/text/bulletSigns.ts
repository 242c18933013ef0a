/** Bullets that mean nothing else at the start of a line, as a part of a regular expression. */
export const bulletSigns = '[•▪●·‣◦▸✓]';

/** The bullet, hyphen or star at the start of a list item, with the space after it. */
export const itemMark = new RegExp(`^\\s*(?:${bulletSigns}|[*–-])\\s+`, 'u');
