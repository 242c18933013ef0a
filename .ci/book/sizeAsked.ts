import type { SizedStory } from '../../.storybook/askedSize.ts';

/** The viewport settings of a story. Runs in the frame of the stories, so it sees nothing but its argument. */
export async function sizeAsked(storyId: string): Promise<SizedStory> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('There is no Storybook in this frame.');
  const { globals, parameters } = preview.getStoryContext(await preview.loadStory({ storyId }));
  return {
    globals: globals.viewport ? { viewport: globals.viewport } : {},
    parameters: parameters.viewport ? { viewport: parameters.viewport } : {},
  };
}
