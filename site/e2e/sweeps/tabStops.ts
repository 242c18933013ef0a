import type { Page } from 'playwright';

/** Space around an element for its focus ring, in CSS px. */
export const ringPx = 10;
/** A guard against endless loops. */
const maxStops = 80;

/** Presses Tab until the focus leaves the page or returns to a stop. */
export async function* tabStops(page: Page) {
  const paths = new Set<string>();
  while (paths.size < maxStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedElement, ringPx);
    if (!stop || paths.has(stop.path)) return;
    paths.add(stop.path);
    yield stop;
  }
}

/**
 * The focused element after a paint, with its area in the window and the element that covers it in the
 * middle of a line, or halfway from there to a corner. Runs in the page.
 */
async function focusedElement(marginPx: number) {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { activeElement: element } = document;
  if (!element || element === document.body) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left - marginPx));
  const y = Math.max(0, Math.floor(top - marginPx));
  const width = Math.min(innerWidth, Math.ceil(right + marginPx)) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom + marginPx)) - y;
  // The position identifies the element, since names may repeat.
  let path = ` ${(element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 40)}`;
  for (let part: Element | null = element; part; part = part.parentElement) {
    path = `/${Array.from(part.parentElement?.children ?? []).indexOf(part)}${path}`;
  }
  const look = [element, element.parentElement].map((part) => `${part?.localName} ${part?.className}`).join();
  const points = [...element.getClientRects()].flatMap((line) =>
    [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ].map(([dx = 0, dy = 0]) => [line.left + dx * line.width, line.top + dy * line.height] as const),
  );
  // A tall element reaches beyond the window.
  const hits = points.flatMap(([left, top]) => document.elementFromPoint(left, top) ?? []);
  const front = hits.length === 0 ? document.documentElement : hits.find((hit) => !element.contains(hit));
  const cover = front && `<${front.localName}> ${front.textContent.trim().slice(0, 40)}`;
  return { path, look, cover, clip: { x, y, width, height } };
}
