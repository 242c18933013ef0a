/** The highest numeric bonus: the number of blocks in a stat bar. */
export const fullBonus = 5;
