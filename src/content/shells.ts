/** The colours that a console's shell comes in, in the order of the Start Menu's swatches. */
export const shells = ['teal', 'berry', 'purple', 'dandelion', 'kiwi', 'grape'] as const;

export type Shell = (typeof shells)[number];

/** The colour a new console has. */
export const defaultShell: Shell = 'grape';
