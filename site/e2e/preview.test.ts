// `npm run preview` and `npm start`, in processes of their own.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { serveFolder } from '../../.ci/site/serveFolder.ts';
import { serveSite } from '../../.ci/site/serveSite.ts';
import { repository } from './buildSite.ts';

const built = join(inject('builtFolder'), 'subPath');
let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

/** The address that `npm run preview` says. */
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

describe('a link out of the folder that is served', () => {
  const links = [
    [join(built, 'secret.json'), join(repository, 'package.json'), 'secret.json'],
    [join(built, 'assets/out'), join(repository, '.github'), 'assets/out/workflows/test.yml'],
  ] as const;
  afterEach(() => {
    for (const [link] of links) rmSync(link, { force: true });
  });

  test.each([
    ['the site', () => serveSite(0, built)],
    ['a folder', () => serveFolder(built, 0)],
  ])('is not followed by what serves %s', async (_, serve) => {
    for (const [link, target] of links) symlinkSync(target, link);
    const { address, stop } = await serve();
    expect((await fetch(`${address}favicon.svg`)).status).toBe(200);
    for (const [, , path] of links) {
      const response = await fetch(address + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toMatch(/"devDependencies"|runs-on/);
    }
    await stop();
  });
});
