/** Whether a key press is unhandled, and not a shortcut. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey);
}
