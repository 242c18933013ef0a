import type { SendCommand } from './webDriver.ts';
import { mouseActions, mouseUp } from './webkitWindow.ts';

/**
 * Opens a tab and closes the others. It has neither history nor session storage, no button or key is held down in it, and
 * it is as large as the one before.
 *
 * @returns a host name of this machine that no tab has used: tabs share what is stored by origin, such as local storage and
 *   cookies. Names under `localhost` lead back to the machine (RFC 6761).
 */
export async function freshTab(send: SendCommand): Promise<string> {
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
