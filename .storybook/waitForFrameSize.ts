/** The part of a story's context that sets the size of its frame. */
export interface SizedStory {
  globals: { viewport?: { value?: string; isRotated?: boolean } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
}

/** The size of a story's viewport in CSS pixels, or `undefined` if the story sets none. */
export function requestedSize({ globals, parameters }: SizedStory): { width: number; height: number } | undefined {
  const { value = '', isRotated = false } = globals.viewport ?? {};
  const styles = parameters.viewport?.options?.[value]?.styles;
  if (!styles) return undefined;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return isRotated ? { width: height, height: width } : { width, height };
}

/** The longest wait for the frame's size, in milliseconds. */
const limitMs = 1000;

/**
 * Waits up to a second until the frame has the story's size. Storybook shows the story before it
 * resizes the frame, so a play could see a phone's page at desktop size.
 */
export function waitForFrameSize(story: SizedStory): Promise<void> {
  const size = requestedSize(story);
  const isSized = () => !size || (window.innerWidth === size.width && window.innerHeight === size.height);
  if (window.parent === window || isSized()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('resize', check);
      resolve();
    };
    const check = () => isSized() && finish();
    const timer = setTimeout(finish, limitMs);
    window.addEventListener('resize', check);
  });
}
