import { expect, waitFor } from 'storybook/test';

/** Left, top, width and height, in CSS pixels. */
type Box = readonly [left: number, top: number, width: number, height: number];

/** The boxes of a book in its room: the room's size, the book's element, and every page in sight by its text. */
function roomBoxes(room: HTMLElement): Readonly<Record<string, Box>> {
  const { left, top, width, height } = room.getBoundingClientRect();
  const inRoom = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height];
  };
  const boxes: Record<string, Box> = { room: [0, 0, width, height] };
  const book = room.querySelector('.stf__parent');
  if (book) boxes.book = inRoom(book);
  for (const page of room.querySelectorAll('[data-leaf]')) {
    if (page.checkVisibility({ contentVisibilityAuto: true })) boxes[page.textContent] = inRoom(page);
  }
  return boxes;
}

/** How far two boxes may be apart, in px: page-flip rounds sizes to whole pixels, and centres them after that. */
const tolerancePx = 2;

/** Expects the same boxes in both rooms, as soon as both books have drawn themselves. */
export async function expectSameBoxes(peer: HTMLElement, ours: HTMLElement): Promise<void> {
  await waitFor(() => {
    const [before, here] = [roomBoxes(peer), roomBoxes(ours)];
    expect(Object.keys(here)).toEqual(Object.keys(before));
    expect(Object.keys(here).length).toBeGreaterThan(2);
    for (const [name, box] of Object.entries(here)) {
      const apart = box.map((length, index) => Math.abs(length - (before[name]?.[index] ?? Number.NaN)));
      expect(Math.max(...apart), `${name}: ${before[name]} and here ${box}`).toBeLessThanOrEqual(tolerancePx);
    }
  });
}
