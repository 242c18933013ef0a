import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserWindow, keyLetters, type Point } from './BrowserWindow.ts';
import type { SendCommand } from './webDriver.ts';

/** Length of a pointer step: one frame. */
const frameMs = 16;

/**
 * Waiting times for a resize, in milliseconds. The page resizes after the driver has responded, and
 * the browser's tab bar comes and goes with a second tab.
 */
const resizeTriesMs = [250, 500, 1000, 2000];
const resizePollMs = 10;

const mouseDown = { type: 'pointerDown', button: 0 };
export const mouseUp = { type: 'pointerUp', button: 0 };

/** Wraps mouse actions for `/actions`. */
export const mouseActions = (actions: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
});

/** The window of a session. @param host replaces `localhost` in addresses of pages */
export function webkitWindow(send: SendCommand, host: string): BrowserWindow {
  const pointer = async (...actions: readonly object[]) => void (await send('POST', '/actions', mouseActions(actions)));
  const keys = async (letters: readonly string[]) => {
    const strokes = letters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  };
  let at: Point = { x: 0, y: 0 };

  const evaluate: BrowserWindow['evaluate'] = async (inPage, ...args) => {
    // Inline the function in the script, since a site's policy may forbid `eval`. Promises are
    // awaited.
    const script = `return (${inPage})(...arguments[0]);`;
    // The function determines the result's type.
    return (await send('POST', '/execute/sync', { script, args: [args] })) as never;
  };

  const innerSize = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));

  return {
    evaluate,
    async goto(address) {
      const url = new URL(address);
      if (url.hostname === 'localhost') url.hostname = host;
      await send('POST', '/url', { url: url.href });
    },
    async resize(width, height) {
      for (const limitMs of resizeTriesMs) {
        // The protocol defines this shape.
        const outer = (await send('GET', '/window/rect')) as { width: number; height: number };
        let inner = await innerSize();
        const bar = { width: outer.width - inner.width, height: outer.height - inner.height };
        await send('POST', '/window/rect', { x: 0, y: 0, width: width + bar.width, height: height + bar.height });
        for (let waitedMs = 0; waitedMs <= limitMs; waitedMs += resizePollMs) {
          inner = await innerSize();
          if (inner.width === width && inner.height === height) return;
          await pause(resizePollMs);
        }
      }
      throw new Error(`WebKit has no window of ${width} x ${height}.`);
    },
    async moveTo(point, steps = 1) {
      const from = at;
      at = point;
      const stepTo = (share: number) => ({
        type: 'pointerMove',
        duration: steps > 1 ? frameMs : 0,
        x: Math.round(from.x + (point.x - from.x) * share),
        y: Math.round(from.y + (point.y - from.y) * share),
      });
      await pointer(...Array.from({ length: steps }, (_, index) => stepTo((index + 1) / steps)));
    },
    press: () => pointer(mouseDown),
    release: () => pointer(mouseUp),
    // One command: WebKit counts presses within a second as a double click.
    clickHere: (times = 1) => pointer(...Array.from({ length: times }, () => [mouseDown, mouseUp]).flat()),
    key: (key) => keys([keyLetters[key]]),
    type: (text) => keys([...text]),
    print: () => Promise.reject(new Error('The driver of WebKitGTK cannot print.')),
    async screenshot() {
      return Buffer.from(String(await send('GET', '/screenshot')), 'base64');
    },
  };
}
