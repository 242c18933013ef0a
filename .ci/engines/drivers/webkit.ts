import { freePort } from '../../site/freePort.ts';
import { engineFiles } from '../install/engineFiles.mjs';
import type { Engine } from './EngineWindow.ts';
import { startProcess } from './startProcess.ts';
import { webDriver, whenReady } from './webDriver.ts';
import { webkitWindow } from './webkitWindow.ts';

const { driver, miniBrowser, xvfb } = engineFiles();

/** The screen that windows are shown on: larger than any of them. */
const screenSize = '1920x1600x24';
/** The driver takes the first free port from here: another for each run, so that two that begin together do not meet. */
const firstPort = 44_440 + (process.pid % 4_000);

/** WebKitGTK, which has Safari's engine, by WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  isThere: driver !== undefined && miniBrowser !== undefined && xvfb !== undefined,
  // The browser's own bar needs 447.
  narrowestPx: 450,
  canPrint: false,
  async start() {
    if (!driver || !xvfb) throw new Error('There is no WebKitGTK on this machine.');
    const screen = startProcess({
      program: xvfb,
      args: ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp'],
    });
    const running = [screen];
    const stop = async () => void (await Promise.all(running.map((one) => one.stop())));
    try {
      const port = await freePort(firstPort);
      running.push(
        startProcess({ program: driver, args: [`--port=${port}`], env: environment(await screen.firstLine) }),
      );
      const address = `http://127.0.0.1:${port}`;
      await whenReady(address);
      return { address, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  },
  async hold(address) {
    const sessions = webDriver(address, miniBrowser ?? '');
    return {
      async open({ scripts = true } = {}) {
        await sessions.end();
        const settings = scripts ? [] : ['--enable-javascript=FALSE'];
        return webkitWindow(await sessions.begin(['--automation', ...settings]), { scripts });
      },
      leave: () => sessions.end(),
    };
  },
};

const environment = (display: string) => ({
  DISPLAY: `:${display}`,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // WebKit's own sandbox needs user namespaces, which neither root in a container has nor, on Ubuntu 24.04, any program
  // without a profile. Only our own pages are shown, so tests do without.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});
