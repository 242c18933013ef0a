/** How large a story's frame is to be, in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/** What of a story's context says so. */
export interface SizedStory {
  globals: { viewport?: { value?: string; isRotated?: boolean } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

/** The size that a story asks for; `undefined` if it leaves it to the window. */
export function askedSize({ globals, parameters }: SizedStory): FrameSize | undefined {
  const { value = '', isRotated = false } = globals.viewport ?? {};
  const styles = parameters.viewport?.options?.[value]?.styles;
  if (!styles) return undefined;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return isRotated ? { width: height, height: width } : { width, height };
}
