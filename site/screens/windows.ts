/** The two kinds of window there are, as media queries: 650 px itself is wide. */
export const windows = { narrow: '(width < 650px)', wide: '(width >= 650px)' } as const;

export type WindowKind = keyof typeof windows;
