import { spawn } from 'node:child_process';

export interface ToolResult {
  /** The exit code; 1 after a signal. */
  code: number;
  /** The text that the script wrote to stdout and stderr; empty with `show`. */
  output: string;
}

/**
 * Runs a package's script with this Node.
 * @param options `show` passes the script's output through instead of collecting it; `env` extends
 * its environment
 */
export function runTool(
  args: readonly string[],
  { show = false, env = {} }: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ToolResult> {
  const outputs = show ? 'inherit' : 'pipe';
  // Vite and Vitest set these variables. A build that inherits them would mix React's development
  // and production code.
  const { NODE_ENV: _, VITEST: __, ...cleanEnv } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...cleanEnv, ...env },
      stdio: ['ignore', outputs, outputs],
    });
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
