/** Attributes of the shell's controls beside a modal dialog. A pointer leaves the focus in it. */
export const pointersOnly = {
  'aria-hidden': true,
  tabIndex: -1,
  onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
} as const;
