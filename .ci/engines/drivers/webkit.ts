import { freePort } from '../../site/freePort.ts';
import type { Engine } from './EngineWindow.ts';
import { firstExisting } from './firstExisting.ts';
import { startProcess } from './startProcess.ts';
import { webDriver } from './webDriver.ts';
import { webkitWindow } from './webkitWindow.ts';

const driver = firstExisting(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver');
const xvfb = firstExisting('/usr/bin/Xvfb');
const miniBrowser = firstExisting(
  process.env.WEBKIT_BROWSER_PATH,
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
);

/** The screen that windows are shown on: larger than any of them. */
const screenSize = '1920x1600x24';
/** The driver takes the first free port from here. */
const firstPort = 44_440;

/** WebKitGTK, which has Safari's engine, by WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: driver && xvfb && miniBrowser ? undefined : 'WebKitGTK (Debian packages webkit2gtk-driver and xvfb)',
  // The browser's own bar needs 447.
  narrowestPx: 450,
  async launch() {
    if (!driver || !xvfb || !miniBrowser) throw new Error('There is no WebKitGTK on this machine.');
    const screen = startProcess({
      program: xvfb,
      args: ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp'],
    });
    const port = await freePort(firstPort);
    const server = startProcess({
      program: driver,
      args: [`--port=${port}`],
      env: {
        DISPLAY: `:${await screen.firstLine}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Where tests run as root, WebKit's own sandbox cannot be set up.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    const sessions = webDriver(`http://127.0.0.1:${port}`, { binary: miniBrowser, args: ['--automation'] });
    await sessions.ready();
    return {
      async open() {
        await sessions.end();
        return webkitWindow(await sessions.begin());
      },
      async quit() {
        await sessions.end();
        await Promise.all([server.stop(), screen.stop()]);
      },
    };
  },
};
