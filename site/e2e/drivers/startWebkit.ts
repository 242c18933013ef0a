import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { browserFile } from './browserFiles.mjs';
import { commandsTo, type SendCommand, timeouts } from './webDriver.ts';

const [driver, miniBrowser, xvfb] = [browserFile('driver'), browserFile('miniBrowser'), browserFile('xvfb')];

/** Whether WebKitGTK can start on this machine. */
export const isWebkitInstalled = Boolean(driver && miniBrowser && xvfb);

/** Size of the virtual screen, larger than any window. */
const screenSize = '1920x1600x24';
/** A guard against hanging, in milliseconds. */
const screenMs = 20_000;
/** A browser starts in a third of a second, or in up to four on a busy machine. */
const startMs = 15_000;
/** Polls a new driver's status for ten seconds. */
const [pollMs, polls] = [25, 400];
/** A driver's port is this plus its screen number, which is unique on the machine. */
const firstPort = 17_000;

/**
 * Starts WebKitGTK with its own driver and screen. Once in a few hundred starts on a busy machine,
 * the browser did not come up and the driver waited forever; no page is open by then, so it ends
 * everything and tries again.
 * @returns a function that sends commands to the session
 */
export async function startWebkit(scripts: boolean, tries = 3): Promise<SendCommand> {
  if (!driver || !xvfb || !miniBrowser) throw new Error('WebKitGTK not found.');
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

/** Starts a browser with empty storage. @returns a function that sends commands to its session */
async function beginSession(address: string, browserOptions: object): Promise<SendCommand> {
  const send = commandsTo(address, startMs);
  for (let tries = polls; tries > 0 && !(await send('GET', '/status').catch(() => undefined)); tries -= 1)
    await pause(pollMs);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  // The protocol defines this shape.
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const session = commandsTo(`${address}/session/${sessionId}`);
  await session('POST', '/timeouts', timeouts);
  return session;
}

/** Child processes to end with this one. Vitest ends a worker with SIGTERM. */
const runningProcesses = new Set<ChildProcess>();
const endAll = () => runningProcesses.forEach(end);
process.once('exit', endAll).once('SIGTERM', endAll);

function start(program: string, args: readonly string[], env = {}) {
  // In a process group: a hanging browser outlives its driver and keeps the driver's output open.
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
  // Once a process has ended, its id may belong to another program.
  if (runningProcesses.delete(child) && child.pid !== undefined) process.kill(-child.pid);
}

const environment = (display: string) => ({
  DISPLAY: `:${display}`,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // The CPU paints faster than an emulated graphics card, in half of the time.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // WebKit's sandbox needs user namespaces, which root in containers and programs without a profile
  // on Ubuntu 24.04 lack. Tests open only our own pages.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});
