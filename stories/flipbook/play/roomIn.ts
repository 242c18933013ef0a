import { pageBoxes, rootIn } from './bookParts.ts';
import { frames } from './frames.ts';

/** The room around a book, and its book at rest in it. */
export function roomIn(canvasElement: HTMLElement) {
  const root = rootIn(canvasElement);
  const room = root.parentElement ?? canvasElement;
  return {
    root,
    /** Gives the room a size, and lets the book see it. */
    resize: async (width: number, height?: number) => {
      room.style.width = `${width}px`;
      if (height !== undefined) room.style.height = `${height}px`;
      await frames(3);
    },
    pageSize: () => {
      const box = pageBoxes(root).find(({ hidden }) => !hidden);
      return [box?.offsetWidth, box?.offsetHeight];
    },
  };
}
