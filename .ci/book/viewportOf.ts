/** How large the frame of a story is to be, in CSS pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

/**
 * What a story asks for, as the toolbar of the book would read it; `undefined` if it leaves its size to the window. Runs
 * in the frame of the stories, so it sees nothing but its argument.
 */
export async function viewportOf(storyId: string): Promise<FrameSize | undefined> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('There is no Storybook in this frame.');
  const { globals, parameters } = preview.getStoryContext(await preview.loadStory({ storyId }));
  const { value, isRotated } = globals.viewport ?? {};
  const styles = parameters.viewport?.options?.[value ?? '']?.styles;
  if (!styles) return undefined;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return isRotated ? { width: height, height: width } : { width, height };
}
