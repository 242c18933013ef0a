import type { Page } from 'playwright';
import { contrastRatio } from '../../../src/theme/contrastRatio.ts';
import { decodePng } from '../pictures/decodePng.ts';

/** Space around an element for its focus ring, in CSS px. */
const aroundPx = 10;
/** WCAG 2.2, 2.4.13: the contrast between the focused and unfocused state of a pixel. */
const minimumRatio = 3;
/** A guard against endless loops. */
const maxStops = 80;

type Stop = {
  name: string;
  path: string;
  isOutside: boolean;
  clip: { x: number; y: number; width: number; height: number };
};

/**
 * Visits a screen's Tab stops, and compares a picture of each with and without the focus.
 * @param seenStops path and name of stops that need no second check; adds this screen's stops
 * @returns the stops whose focus changes fewer pixels (by 3 : 1) than their visible outline has,
 * and those outside an open dialog
 */
export async function unseenFocus(page: Page, seenStops: Set<string>): Promise<readonly string[]> {
  const unseen: string[] = [];
  const here = new Set<string>();
  await page.evaluate(startBefore, seenStops.size === 0 ? 'body' : 'main');
  while (here.size < maxStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused, aroundPx);
    if (!stop || here.has(stop.path)) break;
    here.add(stop.path);
    if (stop.isOutside) unseen.push(`${stop.name} is outside of the dialog`);
    const stopKey = `${stop.path} ${stop.name}`;
    if (seenStops.has(stopKey)) continue;
    seenStops.add(stopKey);
    const { width, height } = stop.clip;
    if (width <= 0 || height <= 0) {
      unseen.push(`${stop.name} is out of sight`);
      continue;
    }
    const changedPx = await changedBy(page, stop);
    const outlinePx = 2 * (width + height - 4 * aroundPx);
    if (changedPx < outlinePx) unseen.push(`${stop.name}: ${changedPx} px change, its outline is ${outlinePx} px`);
  }
  return unseen;
}

/** Starts Tab before an element's first stop; a modal dialog keeps its focus. Runs in the page. */
function startBefore(selector: string): void {
  if (document.querySelector('[aria-modal="true"]')) return;
  const element = document.querySelector<HTMLElement>(selector);
  const before = element?.getAttribute('tabindex');
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
  if (!before) element?.removeAttribute('tabindex');
}

/** The focused element after a paint, with its area in the window. Runs in the page. */
async function focused(around: number): Promise<Stop | undefined> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { activeElement: element } = document;
  if (!element || element === document.body) return undefined;
  const accessibleName = element.getAttribute('aria-label') || element.textContent || '';
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left - around));
  const y = Math.max(0, Math.floor(top - around));
  const width = Math.min(innerWidth, Math.ceil(right + around)) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom + around)) - y;
  // Identify the element by its position, since names may repeat.
  let path = '';
  for (let one: Element | null = element; one; one = one.parentElement) {
    path = `/${Array.from(one.parentElement?.children ?? []).indexOf(one)}${path}`;
  }
  const dialog = document.querySelector('[aria-modal="true"]');
  return {
    name: `<${element.localName}> ${accessibleName.trim().slice(0, 40)}`,
    path,
    isOutside: dialog !== null && !dialog.contains(element),
    clip: { x, y, width, height },
  };
}

/** Counts the pixels that change by 3 : 1 when an element loses its focus, and focuses it again. */
async function changedBy(page: Page, { clip }: Stop): Promise<number> {
  const withFocus = await decodePng(await page.screenshot({ clip }));
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((one) => one instanceof HTMLElement && one.blur());
  const without = await decodePng(await page.screenshot({ clip }));
  await element.evaluate((one) => one instanceof HTMLElement && one.focus({ preventScroll: true }));
  const ratios = new Map<string, number>();
  let count = 0;
  for (let at = 0; at < without.data.length; at += 4) {
    // Most pixels do not change: compute the colors of the others only.
    if ([at, at + 1, at + 2].every((byte) => withFocus.data[byte] === without.data[byte])) continue;
    const colors = [hexAt(withFocus.data, at), hexAt(without.data, at)] as const;
    const key = colors.join();
    const ratio = ratios.get(key) ?? contrastRatio(...colors);
    ratios.set(key, ratio);
    if (ratio >= minimumRatio) count += 1;
  }
  return count;
}

function hexAt(data: Uint8Array | Uint8ClampedArray, at: number): string {
  return `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
}
