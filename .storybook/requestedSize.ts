/** The size of a story's frame, in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/** The part of a story's context that sets the size. */
export interface SizedStory {
  globals: { viewport?: { value?: string; isRotated?: boolean } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

/** The size of a story's viewport, or `undefined` if the story sets none. */
export function requestedSize({ globals, parameters }: SizedStory): FrameSize | undefined {
  const { value = '', isRotated = false } = globals.viewport ?? {};
  const styles = parameters.viewport?.options?.[value]?.styles;
  if (!styles) return undefined;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return isRotated ? { width: height, height: width } : { width, height };
}
