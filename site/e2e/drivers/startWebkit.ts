import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { browserFile } from './browserFiles.mjs';

const [driver, miniBrowser, xvfb] = [browserFile('driver'), browserFile('miniBrowser'), browserFile('xvfb')];

export const isWebkitInstalled = Boolean(driver && miniBrowser && xvfb);

/**
 * Sends a command of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), which defines
 * the shape of the returned value. `path` is relative to the driver or session.
 * @throws with the driver's message
 */
export type SendCommand = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

// Guards against hanging, in milliseconds. A browser starts in a third of a second, or in up to
// four on a busy machine. A command gets more than the driver's own limits, so that the driver can
// say what took too long, and less than a test, so that the error names the command.
const [screenMs, startMs, commandMs] = [20_000, 15_000, 40_000];
/** The driver's own limits, in milliseconds: scripts wait for turns, pages for their files. */
const timeouts = { script: 30_000, pageLoad: 30_000 };
/** Polls a new driver's status for ten seconds. */
const [pollMs, maxPolls] = [25, 400];
/** A driver's port is this plus its screen number, which is unique on the machine. */
const firstPort = 17_000;

/**
 * Starts WebKitGTK with empty storage, and its own driver and screen. On a busy machine, one in a few
 * hundred starts fails and the driver waits forever. This function then ends the processes of that
 * start and tries again.
 */
export async function startWebkit(scripts: boolean, tries = 3): Promise<SendCommand> {
  if (!driver || !xvfb || !miniBrowser) throw new Error('WebKitGTK not found.');
  // The screen is larger than any window.
  const screen = start(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp']);
  const processes = [screen];
  try {
    const [display] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(screenMs) });
    const address = `http://127.0.0.1:${firstPort + Number(display)}`;
    processes.push(start(driver, [`--port=${new URL(address).port}`], environment(String(display).trim())));
    const send = commandsTo(address, startMs);
    for (let poll = 0; poll < maxPolls && !(await send('GET', '/status').catch(() => undefined)); poll += 1)
      await pause(pollMs);
    const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=FALSE'])];
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args } } };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
    const session = commandsTo(`${address}/session/${sessionId}`, commandMs);
    await session('POST', '/timeouts', timeouts);
    return session;
  } catch (error) {
    processes.forEach(end);
    if (tries === 1) throw error;
    return startWebkit(scripts, tries - 1);
  }
}

const commandsTo =
  (address: string, limitMs: number): SendCommand =>
  async (method, path, body = {}) => {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(address + path, {
      method,
      signal,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }).catch((error) => {
      throw new Error(`${method} ${path}: ${error.message}`, { cause: error });
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Child processes to end with this one. Vitest ends a worker with SIGTERM. */
const runningProcesses = new Set<ChildProcess>();
const endAll = () => runningProcesses.forEach(end);
process.once('exit', endAll).once('SIGTERM', endAll);

function start(program: string, args: readonly string[], env = {}) {
  // In a process group, because a hanging browser outlives its driver and keeps the driver's output
  // open.
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
  // The CPU paints twice as fast as an emulated graphics card.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // WebKit's sandbox needs user namespaces. Root in a container lacks them, and so does a program
  // without an AppArmor profile on Ubuntu 24.04. Tests open only our own pages.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
});
