import { spawn } from 'node:child_process';

/** A program that runs beside this one. */
export interface RunningProcess {
  stop(): Promise<void>;
}

/** What to start, and with what. */
export interface ProcessOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** Added to this process's own variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program. It ends with this one at the latest, and so does all that it starts in its turn. */
export function startProcess({
  program,
  args,
  env = {},
}: ProcessOptions): RunningProcess & { firstLine: Promise<string> } {
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
  const firstLine = new Promise<string>((resolve, reject) => {
    let written = '';
    child.once('error', reject);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (written.includes('\n')) resolve(written.split('\n', 1)[0] ?? '');
    });
    void ended.then(() => reject(new Error(`${program} ended before it wrote a line.`)));
  });
  // Programs that write nothing end without a line, and nothing is wrong with that.
  firstLine.catch(() => undefined);
  return {
    firstLine,
    stop() {
      process.off('exit', kill);
      kill();
      return ended;
    },
  };
}
