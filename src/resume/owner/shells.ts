/** The colors of the console's shell, in the order of the Start Menu's swatches. */
export const shells = ['teal', 'berry', 'purple', 'dandelion', 'kiwi', 'grape'] as const;

export type Shell = (typeof shells)[number];

export const defaultShell: Shell = 'grape';
