/** Attributes of the shell's controls beside a modal dialog. A click leaves the focus in the dialog. */
export const pointersOnly = {
  'aria-hidden': true,
  tabIndex: -1,
  onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
} as const;
