/** The largest file that is taken for a résumé. */
export const mostBytes = 2_000_000;
