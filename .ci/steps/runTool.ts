import { spawn } from 'node:child_process';
import { cleanEnv } from './cleanEnv.ts';

/** How a tool ended. */
export interface ToolResult {
  /** Its exit code; 1 when a signal ended it. */
  code: number;
  /** What it wrote to both its outputs; empty with `show`. */
  output: string;
}

interface ToolOptions {
  readonly show?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a script of a package with this Node.
 *
 * @param args the script from the repository's root, and its arguments
 * @param options `show`: pass its output through instead of keeping it; `env`: added to its environment
 */
export function runTool(args: readonly string[], { show = false, env = {} }: ToolOptions = {}): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: cleanEnv(env), stdio: ['ignore', ...(show ? outputs : pipes)] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const outputs = ['inherit', 'inherit'] as const;
const pipes = ['pipe', 'pipe'] as const;
