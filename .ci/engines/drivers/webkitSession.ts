import { engineFiles } from '../install/engineFiles.mjs';
import type { RunningEngine } from './EngineWindow.ts';
import { freePort } from './freePort.ts';
import { startProcess } from './startProcess.ts';
import { tryAgain } from './tryAgain.ts';
import { beginSession, command, whenReady } from './webDriver.ts';

const { driver, miniBrowser, xvfb } = engineFiles();

/** Whether it can be started on this machine. */
export const isWebkitThere = driver !== undefined && miniBrowser !== undefined && xvfb !== undefined;

/** The screen that windows are shown on: larger than any of them. */
const screenSize = '1920x1600x24';
/** How often a start is tried. */
const tries = 3;

/**
 * Starts WebKitGTK with a driver and a screen of its own. A driver waits for ever for a browser that does not come up, which
 * was seen once in a few hundred starts on a busy machine: no page has been asked for by then, so it is no page's fault, and
 * all of it is ended and started again.
 *
 * @param settings of the browser
 * @returns its address is the session's
 */
export const startWebkit = (settings: readonly string[] = []): Promise<RunningEngine> =>
  tryAgain(() => startOnce(settings), tries);

async function startOnce(settings: readonly string[]): Promise<RunningEngine> {
  if (!driver || !xvfb || !miniBrowser) throw new Error('There is no WebKitGTK on this machine.');
  const screen = startProcess({
    program: xvfb,
    args: ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp'],
  });
  const running = [screen];
  const end = async () => void (await Promise.all(running.map((one) => one.stop())));
  try {
    const port = await freePort();
    running.push(startProcess({ program: driver, args: [`--port=${port}`], env: environment(await screen.firstLine) }));
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
