import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserWindow, keyCharacters, type OtherBrowser, type Point } from './BrowserWindow.ts';
import { isWebkitInstalled, type SendCommand, startWebkit } from './startWebkit.ts';

/** Length of a pointer step: one frame. */
const frameMs = 16;
/** Resizing retries: the page resizes after the driver responds, and the tab bar comes and goes. */
const [resizePauseMs, resizeTries] = [250, 16];

const mouseDown = { type: 'pointerDown', button: 0 };
const mouseUp = { type: 'pointerUp', button: 0 };

/** Running sessions by `scripts`: WebKit can disable scripts only at its start. */
const sessions = new Map<boolean, Promise<SendCommand>>();

/** WebKitGTK, based on Safari's engine, driven by WebDriver on a screen of its own. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  isAvailable: isWebkitInstalled,
  // The browser's own toolbar needs 447.
  narrowestPx: 450,
  canPrint: false,
  async open({ scripts = true } = {}) {
    const session = sessions.get(scripts) ?? startWebkit(scripts);
    sessions.set(scripts, session);
    const send = await session;
    return webkitWindow(send, await freshTab(send));
  },
};

/**
 * Opens a tab and closes the others. The new tab has no history, session storage or held keys, and
 * keeps the window's size.
 * @returns an unused host name of this machine, since tabs share storage and cookies by origin.
 * Names under `localhost` lead back to the machine (RFC 6761).
 */
async function freshTab(send: SendCommand): Promise<string> {
  const oldHandles = await send<readonly string[]>('GET', '/window/handles');
  // The driver forgets a pressed button, but WebKit does not.
  await pointer(send, mouseUp);
  await send('DELETE', '/actions');
  const { handle } = await send<{ handle: string }>('POST', '/window/new', { type: 'tab' });
  for (const oldHandle of oldHandles) {
    await send('POST', '/window', { handle: oldHandle });
    await send('DELETE', '/window');
  }
  await send('POST', '/window', { handle });
  return `${handle.toLowerCase()}.localhost`;
}

const pointer = (send: SendCommand, ...actions: readonly object[]): Promise<void> =>
  send('POST', '/actions', {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  });

/** The window of a session. @param host replaces `localhost` in addresses of pages */
function webkitWindow(send: SendCommand, host: string): BrowserWindow {
  let position: Point = { x: 0, y: 0 };
  // The script contains the function's code, because a site's policy may forbid `eval`. The driver
  // awaits promises.
  const evaluate: BrowserWindow['evaluate'] = (inPage, ...args) =>
    send('POST', '/execute/sync', { script: `return (${inPage})(...arguments[0]);`, args: [args] });

  return {
    evaluate,
    async goto(address) {
      const url = new URL(address);
      if (url.hostname === 'localhost') url.hostname = host;
      await send('POST', '/url', { url: url.href });
    },
    async resize(width, height) {
      for (let tries = resizeTries; tries > 0; tries -= 1) {
        const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
        if (inner.width === width && inner.height === height) return;
        const outer = await send<{ width: number; height: number }>('GET', '/window/rect');
        const size = { width: outer.width + width - inner.width, height: outer.height + height - inner.height };
        await send('POST', '/window/rect', { x: 0, y: 0, ...size });
        await pause(resizePauseMs);
      }
      throw new Error(`WebKit has no window of ${width} x ${height}.`);
    },
    async moveTo(point, steps = 1) {
      const from = position;
      position = point;
      const stepTo = (share: number) => ({
        type: 'pointerMove',
        duration: steps > 1 ? frameMs : 0,
        x: Math.round(from.x + (point.x - from.x) * share),
        y: Math.round(from.y + (point.y - from.y) * share),
      });
      await pointer(send, ...Array.from({ length: steps }, (_, index) => stepTo((index + 1) / steps)));
    },
    press: () => pointer(send, mouseDown),
    release: () => pointer(send, mouseUp),
    // One command: WebKit counts presses within a second as a double click.
    clickHere: (times = 1) => pointer(send, ...Array.from({ length: times }, () => [mouseDown, mouseUp]).flat()),
    key(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCharacters[key] }));
      return send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    print: () => Promise.reject(new Error('The driver of WebKitGTK cannot print.')),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  };
}
