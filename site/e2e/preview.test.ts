// `npm run preview` and `npm start`, in processes of their own.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { serveSite } from '../../.ci/site/serve.ts';
import { repository } from './buildSite.ts';

const built = join(inject('builtFolder'), 'subPath');
let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

function previewed(settings: Readonly<Record<string, string>>): Promise<string> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NO_COLOR: '1', ...settings };
  const running = spawn(process.execPath, [vite, 'preview', 'site', '--port', '0'], { cwd: repository, env });
  child = running;
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [running.stdout, running.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, address] = /Local:\s+(\S+)\s/.exec(output) ?? [];
        if (address) resolve(address);
      });
    running.on('close', () => reject(new Error(output)));
  });
}

describe('a site that was built for a sub-path', () => {
  test('is previewed there, and the address says so, whatever the settings are by then', async () => {
    const address = await previewed({ OUT_DIR: built });
    expect(address).toMatch(/^http:\/\/localhost:\d+\/some\/repo\/$/);
    expect(await (await fetch(`${address}resume`)).text()).toContain('/some/repo/assets/');
  });

  test('is served there by npm start', async () => {
    const { address, stop } = await serveSite(0, built);
    expect(address).toMatch(/^http:\/\/localhost:\d+\/some\/repo\/$/);
    expect((await fetch(address)).status).toBe(200);
    await stop();
  });
});
