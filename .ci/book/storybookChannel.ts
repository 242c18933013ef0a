// What is used of Storybook's preview in its own frame. The names of the events are Storybook's.
import type { SizedStory } from '../../.storybook/askedSize.ts';

/** What tells of the story shown. */
interface Channel {
  on: (event: string, listener: (...data: never[]) => void) => void;
  off: (event: string, listener: (...data: never[]) => void) => void;
  emit: (event: string, ...data: unknown[]) => void;
}

/** An error as Storybook hands it on. */
export interface ToldError {
  name?: string;
  message?: string;
}

interface StoryPreview {
  ready: () => Promise<void>;
  loadStory: (which: { storyId: string }) => Promise<unknown>;
  getStoryContext: (story: unknown) => SizedStory;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: StoryPreview;
  }
}
