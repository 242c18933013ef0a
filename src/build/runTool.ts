import { spawn } from 'node:child_process';

/** How a tool ended. */
export interface ToolResult {
  /** Its exit code; 1 when a signal ended it. */
  code: number;
  /** What it wrote to both its outputs; empty with `show`. */
  output: string;
}

/**
 * Runs a script of a package with this Node: its path from the repository's root, and its arguments.
 *
 * @param options `show` passes its output through instead of keeping it; `env` is added to its environment
 */
export function runTool(
  args: readonly string[],
  { show = false, env = {} }: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ToolResult> {
  const outputs = show ? 'inherit' : 'pipe';
  // Vite and Vitest leave them behind; a build that saw them would mix React's development and production code.
  const { NODE_ENV: _, VITEST: __, ...clean } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...clean, ...env },
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
