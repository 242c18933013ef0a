import type { OtherBrowser } from './BrowserWindow.ts';
import { isWebkitInstalled, startWebkit } from './startWebkit.ts';
import type { SendCommand } from './webDriver.ts';
import { mouseActions, mouseUp, webkitWindow } from './webkitWindow.ts';

/** Running sessions by `scripts`: WebKit can disable scripts only at its start. */
const started = new Map<boolean, Promise<SendCommand>>();

/** WebKitGTK, based on Safari's engine, driven by WebDriver on a screen of its own. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  isAvailable: isWebkitInstalled,
  // The browser's own toolbar needs 447.
  narrowestPx: 450,
  canPrint: false,
  async open({ scripts = true } = {}) {
    const session = started.get(scripts) ?? startWebkit(scripts);
    started.set(scripts, session);
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
  // The protocol defines these shapes.
  const before = (await send('GET', '/window/handles')) as readonly string[];
  // The driver forgets a pressed button, but WebKit does not.
  await send('POST', '/actions', mouseActions([mouseUp]));
  await send('DELETE', '/actions');
  const { handle } = (await send('POST', '/window/new', { type: 'tab' })) as { handle: string };
  for (const old of before) {
    await send('POST', '/window', { handle: old });
    await send('DELETE', '/window');
  }
  await send('POST', '/window', { handle });
  return `${handle.toLowerCase()}.localhost`;
}
