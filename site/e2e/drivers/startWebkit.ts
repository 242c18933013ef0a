import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { browserFile } from './browserFiles.mjs';
import { commandsTo, type SendCommand, timeouts } from './webDriver.ts';

const [driver, miniBrowser, xvfb] = [browserFile('driver'), browserFile('miniBrowser'), browserFile('xvfb')];

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
/** A driver's port is this one and the number of its screen, which no other screen of the machine has. */
const firstPort = 17_000;

/**
 * Starts WebKitGTK with a driver and a screen of its own. A driver waits for ever for a browser that does not come up, which
 * was seen once in a few hundred starts on a busy machine: no page has been asked for by then, so it is no page's fault, and
 * all of it is ended and started again.
 *
 * @param scripts whether pages run theirs
 * @param tries how often at most
 * @returns sends commands to its session
 */
export async function startWebkit(scripts: boolean, tries = 3): Promise<SendCommand> {
  if (!driver || !xvfb || !miniBrowser) throw new Error('There is no WebKitGTK on this machine.');
  const screen = start(xvfb, ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp']);
  const processes = [screen];
  try {
    const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(screenMs) });
    const port = firstPort + Number(display);
    processes.push(start(driver, [`--port=${port}`], environment(String(display).trim())));
    const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=FALSE'])];
    return await beginSession(`http://127.0.0.1:${port}`, { binary: miniBrowser, args });
  } catch (error) {
    processes.forEach(end);
    if (tries === 1) throw error;
    return startWebkit(scripts, tries - 1);
  }
}

/** Starts a browser that remembers nothing. @returns sends commands to its session */
async function beginSession(address: string, browserOptions: object): Promise<SendCommand> {
  const send = commandsTo(address, beginMs);
  for (let left = polls; left > 0 && !(await send('GET', '/status').catch(() => undefined)); left -= 1)
    await pause(pollMs);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  // The protocol's own shape of an answer.
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const session = commandsTo(`${address}/session/${sessionId}`);
  await session('POST', '/timeouts', timeouts);
  return session;
}

/** What runs beside this process, and ends with it. Vitest ends a process of tests by the signal. */
const runningProcesses = new Set<ChildProcess>();
const endAll = () => runningProcesses.forEach(end);
process.once('exit', endAll).once('SIGTERM', endAll);

function start(program: string, args: readonly string[], env = {}) {
  // As a group of processes: a browser that hangs outlives its driver, and holds on to the driver's output.
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  runningProcesses.add(child);
  child.once('exit', () => runningProcesses.delete(child));
  return child;
}

function end(child: ChildProcess): void {
  // After its end the number may be another program's.
  if (runningProcesses.delete(child) && child.pid !== undefined) process.kill(-child.pid);
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
