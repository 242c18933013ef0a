/** The highest bonus that is a number: a bar of the player's stats has so many blocks. */
export const fullBonus = 5;
