/** How Vite begins when the style sheet of a script did not arrive. It never asks for the same one again: the script would come without. */
const unstyled = /Unable to preload CSS for (\S+)/;

/** The address of the style sheet that did not arrive, if that is why an import was rejected. */
export function lostStyleSheet(reason: unknown): string | undefined {
  return reason instanceof Error ? unstyled.exec(reason.message)?.[1] : undefined;
}
