/** A guard against hanging, in milliseconds: far more than any page needs. */
export const aliveMs = 60_000;
