import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program that runs beside this one. */
export interface RunningProcess {
  readonly output: Readable;
  /** Ends it, and all that it has started in its turn. */
  stop(): Promise<void>;
}

/**
 * Starts a program, which ends with this one at the latest.
 *
 * @param env added to this process's own variables
 * @throws when there is none
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  // As a group of processes: a browser that hangs outlives its driver, and holds on to the driver's output.
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const kill = (): void => {
    // After its end the number may be another program's.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
  };
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await once(child, 'spawn');
  return {
    output: child.stdout,
    stop() {
      process.off('exit', kill);
      kill();
      // What it wrote is read to its end, or it would not be over.
      child.stdout.resume();
      return ended;
    },
  };
}
