// The part of Storybook's preview that is used, in its own frame. The event names are Storybook's.
import type { SizedStory } from '../../.storybook/askedSize.ts';

/** The channel of Storybook's events. */
interface Channel {
  on: (event: string, listener: (...data: never[]) => void) => void;
  off: (event: string, listener: (...data: never[]) => void) => void;
  emit: (event: string, ...data: unknown[]) => void;
}

/** An error as Storybook's events carry it. */
export interface ReportedError {
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
