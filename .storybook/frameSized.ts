import { requestedSize, type SizedStory } from './requestedSize.ts';

/** The longest wait for the frame's size, in milliseconds. */
const limitMs = 1000;

/**
 * Waits until the frame has the story's size. Storybook shows the story before it resizes the
 * frame, so a play could see a phone's page at desktop size.
 */
export function frameSized(story: SizedStory): Promise<void> {
  const size = requestedSize(story);
  const isSized = () => !size || (window.innerWidth === size.width && window.innerHeight === size.height);
  if (window.parent === window || isSized()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('resize', look);
      resolve();
    };
    const look = () => isSized() && end();
    const timer = setTimeout(end, limitMs);
    window.addEventListener('resize', look);
  });
}
