/** The Start Menu's switches, in their order. */
export const switchNames = ['sound', 'haptics', 'readable'] as const;

export type SwitchName = (typeof switchNames)[number];
