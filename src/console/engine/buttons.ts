/** The console's eight buttons; the four arrows are the D-pad's. */
export const buttonNames = ['up', 'down', 'left', 'right', 'a', 'b', 'select', 'start'] as const;

/** One of {@link buttonNames}. */
export type ButtonName = (typeof buttonNames)[number];
