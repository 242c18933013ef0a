import type { OtherBrowser } from './BrowserWindow.ts';
import { isWebkitThere, startWebkit } from './startWebkit.ts';
import type { SendCommand } from './webDriver.ts';
import { mouseActions, mouseUp, webkitWindow } from './webkitWindow.ts';

/** The sessions that run, by whether they have scripts: WebKit can disable them only at its start. */
const started = new Map<boolean, Promise<SendCommand>>();

/** WebKitGTK, which is built on Safari's WebKit, by WebDriver, on a screen of its own. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  isThere: isWebkitThere,
  // The browser's own bar needs 447.
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
 * Opens a tab and closes the others. It has neither history nor session storage, no button or key is held down in it, and
 * it is as large as the one before.
 *
 * @returns a host name of this machine that no tab has used: tabs share what is stored by origin, such as local storage and
 *   cookies. Names under `localhost` lead back to the machine (RFC 6761).
 */
async function freshTab(send: SendCommand): Promise<string> {
  // The protocol's own shapes of answers.
  const before = (await send('GET', '/window/handles')) as readonly string[];
  // The driver forgets what is held down, but WebKit holds the button on.
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
