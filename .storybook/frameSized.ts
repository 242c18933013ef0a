import { askedSize, type SizedStory } from './askedSize.ts';

/** How long a story waits for its size, in milliseconds: then it is drawn at the one that it has. */
const limitMs = 1000;

/**
 * Waits until the frame has the size that the story asks for. The book's window learns it with the story, and sizes the
 * frame a little later: a play that had begun by then saw a phone's page on a desk. A story that is nobody's frame has the
 * size of its window, and waits for nothing.
 */
export function frameSized(story: SizedStory): Promise<void> {
  const size = askedSize(story);
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
