import { once } from 'node:events';
import { createServer } from 'node:net';
import { engineFiles } from '../install/engineFiles.mjs';
import type { RunningEngine } from './EngineWindow.ts';
import { startProcess } from './startProcess.ts';
import { beginSession, command, whenReady } from './webDriver.ts';

const { driver, miniBrowser, xvfb } = engineFiles();

/** Whether it can be started on this machine. */
export const isWebkitThere = driver !== undefined && miniBrowser !== undefined && xvfb !== undefined;

/** The screen that windows are shown on: larger than any of them. */
const screenSize = '1920x1600x24';
/** A guard against hanging, in milliseconds. */
const screenMs = 20_000;

/**
 * Starts WebKitGTK with a driver and a screen of its own. A driver waits for ever for a browser that does not come up, which
 * was seen once in a few hundred starts on a busy machine: no page has been asked for by then, so it is no page's fault, and
 * all of it is ended and started again.
 *
 * @param settings of the browser
 * @param tries how often at most
 * @returns its address is the session's
 */
export async function startWebkit(settings: readonly string[] = [], tries = 3): Promise<RunningEngine> {
  try {
    return await startOnce(settings);
  } catch (error) {
    if (tries === 1) throw error;
    return startWebkit(settings, tries - 1);
  }
}

async function startOnce(settings: readonly string[]): Promise<RunningEngine> {
  if (!driver || !xvfb || !miniBrowser) throw new Error('There is no WebKitGTK on this machine.');
  const screen = await startProcess(xvfb, ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp']);
  const running = [screen];
  const end = async () => void (await Promise.all(running.map((one) => one.stop())));
  try {
    const [display] = await once(screen.output, 'data', { signal: AbortSignal.timeout(screenMs) });
    const port = await freePort();
    running.push(await startProcess(driver, [`--port=${port}`], environment(String(display).trim())));
    const address = `http://127.0.0.1:${port}`;
    await whenReady(address);
    const session = await beginSession(address, { binary: miniBrowser, args: ['--automation', ...settings] });
    return {
      address: session,
      stop: () =>
        command('DELETE', session)
          .catch(() => undefined)
          .then(end),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The system gives each out once in a while, so two that ask together do not meet. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

const environment = (display: string) => ({
  DISPLAY: `:${display}`,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // Pages are painted by the processor itself, not by a graphics card that it plays: that takes half of the time.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // WebKit's own sandbox needs user namespaces, which neither root in a container has nor, on Ubuntu 24.04, any program
  // without a profile. Only our own pages are shown, so tests do without.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});
