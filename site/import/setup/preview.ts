// Serves the site during the questions, from a temporary folder that follows the answers.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type Preview = {
  show: (texts: { resume: string; game: string }) => void;
  stop: () => void;
};

const repository = resolve(import.meta.dirname, '../../..');

/** Starts a dev server at the first `show` and prints its address. Each later `show` reloads it. */
export function startPreview(print: (text: string) => void): Preview {
  const folder = mkdtempSync(join(tmpdir(), 'setup-preview-'));
  let server: ChildProcess | undefined;
  return {
    show(texts) {
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.json`), text);
      server ??= startServer(folder, print);
    },
    stop() {
      server?.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function startServer(folder: string, print: (text: string) => void): ChildProcess {
  const server = spawn(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js'), 'dev', 'site'], {
    cwd: repository,
    env: { ...process.env, CONTENT_DIR: folder, SITE_ADDRESS: '', BASE_PATH: '/', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let hasPrintedAddress = false;
  server.stdout?.on('data', (chunk: unknown) => {
    const [address] = /http:\/\/localhost:\d+\//.exec(String(chunk)) ?? [];
    if (address && !hasPrintedAddress) print(`Preview: ${address}`);
    hasPrintedAddress ||= address !== undefined;
  });
  return server;
}
