/** For the shell's controls while a dialog is open. A click on them leaves the focus in the dialog. */
export const pointersOnly = {
  'aria-hidden': true,
  tabIndex: -1,
  onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
} as const;
