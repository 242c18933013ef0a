import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { engineFile } from '../install/engineFiles.mjs';
import type { RunningEngine } from './EngineWindow.ts';
import { commandsTo, timeouts } from './webDriver.ts';

const [driver, miniBrowser, xvfb] = [engineFile('driver'), engineFile('miniBrowser'), engineFile('xvfb')];

/** Whether it can be started on this machine. */
export const isWebkitThere = Boolean(driver && miniBrowser && xvfb);

/** The screen that windows are shown on: larger than any of them. */
const screenSize = '1920x1600x24';
/** A guard against hanging, in milliseconds. */
const screenMs = 20_000;
/** A browser starts in a third of a second, and has been seen to take four on a busy machine. */
const beginMs = 15_000;
/** How often a driver that has just been started is asked whether it is ready: for ten seconds. */
const [pollMs, polls] = [25, 400];

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
  if (!driver || !xvfb || !miniBrowser) throw new Error('There is no WebKitGTK on this machine.');
  const screen = start(xvfb, ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp']);
  const processes: ChildProcess[] = [screen];
  const end = async () => void (await Promise.all(processes.map(stop)));
  try {
    const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(screenMs) });
    const port = await freePort();
    processes.push(start(driver, [`--port=${port}`], environment(String(display).trim())));
    const browser = { binary: miniBrowser, args: ['--automation', ...settings] };
    const address = await beginSession(`http://127.0.0.1:${port}`, browser);
    const leave = () => commandsTo(address)('DELETE', '').catch(() => undefined);
    return { address, stop: () => leave().then(end) };
  } catch (error) {
    await end();
    if (tries === 1) throw error;
    return startWebkit(settings, tries - 1);
  }
}

/** Starts a browser that remembers nothing. @returns the address of its session */
async function beginSession(address: string, browserOptions: object): Promise<string> {
  const send = commandsTo(address, beginMs);
  for (let left = polls; left > 0 && !(await send('GET', '/status').catch(() => undefined)); left -= 1)
    await pause(pollMs);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  // The protocol's own shape of an answer.
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  await send('POST', `/session/${sessionId}/timeouts`, timeouts);
  return `${address}/session/${sessionId}`;
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

/** What runs beside this process, and ends with it at the latest. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(kill));

function start(program: string, args: readonly string[], env = {}) {
  // As a group of processes: a browser that hangs outlives its driver, and holds on to the driver's output.
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const kill = ({ pid }: ChildProcess) => pid !== undefined && process.kill(-pid);

async function stop(child: ChildProcess): Promise<void> {
  // After its end the number may be another program's.
  if (!running.has(child)) return;
  kill(child);
  await once(child, 'exit');
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
