/** The two kinds of windows as media queries. 650 px counts as wide. */
export const windows = { narrow: '(width < 650px)', wide: '(width >= 650px)' } as const;

export type WindowKind = keyof typeof windows;
