import type { Engine, RunningEngine } from './EngineWindow.ts';
import { commandsTo } from './webDriver.ts';
import { isWebkitThere, startWebkit } from './webkitSession.ts';
import { freshTab } from './webkitTab.ts';
import { webkitWindow } from './webkitWindow.ts';

/** WebKitGTK, which has Safari's engine, by WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  isThere: isWebkitThere,
  // The browser's own bar needs 447.
  narrowestPx: 450,
  canPrint: false,
  start: () => startWebkit(),
  async hold(address) {
    let withoutScripts: RunningEngine | undefined;
    const sessionOf = async (scripts: boolean) => {
      if (scripts) return address;
      withoutScripts ??= await startWithoutScripts();
      return withoutScripts.address;
    };
    return {
      async open({ scripts = true } = {}) {
        const send = commandsTo(await sessionOf(scripts));
        return webkitWindow(send, { scripts, host: await freshTab(send) });
      },
      async leave() {
        await withoutScripts?.stop();
        // The last tab is the session's end; this one only shows nothing any more.
        await freshTab(commandsTo(address));
      },
    };
  },
};

/** WebKit can disable scripts only at its start. */
const startWithoutScripts = () => startWebkit(['--enable-javascript=FALSE']);
