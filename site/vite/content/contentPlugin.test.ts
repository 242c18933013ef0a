// Real builds and a real dev server, on temporary folders.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type ContentExample, contentExample, resumeText } from '../../prepare/testing/contentExample.ts';
import { contentPlugin } from './contentPlugin.ts';
import { contentSource } from './contentSource.ts';

let example: ContentExample;
let warnings: string[];

beforeEach(() => {
  example = contentExample();
  warnings = [];
});

const write = (file: 'resume.json' | 'game.json', text: string) => writeFileSync(join(example.folder, file), text);

function config(): InlineConfig {
  const warn = (text: string) => warnings.push(text);
  const customLogger = createLogger('warn', { console: { ...console, warn, error: () => {} } });
  return {
    configFile: false,
    root: example.root,
    publicDir: false,
    logLevel: 'silent',
    customLogger,
    plugins: [contentPlugin(contentSource({ ...example, asOf: '2025-11-01' }))],
  };
}

async function buildExample(): Promise<string> {
  const result = await build({
    ...config(),
    build: { write: false, minify: false, rolldownOptions: { input: join(example.root, 'entry.js') } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected a single build output.');
  return result.output[0].code;
}

test('a build prints the warnings', async () => {
  write('resume.json', resumeText('Player One'));
  await buildExample();
  expect(warnings).toEqual([expect.stringMatching(/resume\.json:3:5 {2}warning: basics\.name: "Player One" is the/)]);
});

describe('the dev server', () => {
  let server: ViteDevServer;
  let sentMessages: unknown[];

  const servedModule = async () => (await server.environments.client.transformRequest('virtual:content'))?.code;
  /** Writes a file and emits the watcher's event. */
  const save = (file: 'resume.json' | 'game.json', text: string) => {
    write(file, text);
    server.watcher.emit('change', join(example.folder, file));
  };

  beforeEach(async () => {
    server = await createServer({
      ...config(),
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
    });
    sentMessages = [];
    vi.spyOn(server.environments.client.hot, 'send').mockImplementation((...message: unknown[]) => {
      sentMessages.push(message[0]);
    });
  });
  afterEach(async () => {
    await server.close();
  });

  it('shows errors in an overlay, keeps the last valid content, and reloads after a fix', async () => {
    expect(await servedModule()).toContain('Ada');
    save('resume.json', '{ "basics": {} }');
    await expect.poll(() => sentMessages).toHaveLength(1);
    expect(sentMessages[0]).toMatchObject({
      type: 'error',
      err: { message: expect.stringContaining('basics.name: Missing name') },
    });
    server.environments.client.moduleGraph.invalidateAll();
    expect(await servedModule()).toContain('Ada');
    save('resume.json', resumeText('Grace'));
    await expect.poll(() => sentMessages).toContainEqual({ type: 'full-reload' });
    expect(await servedModule()).toContain('Grace');
  });

  it('reports a file that is invalid at first, and reloads after a fix', async () => {
    write('resume.json', '{');
    await expect(servedModule()).rejects.toThrow('Expected a closing }.');
    save('resume.json', resumeText('Grace'));
    await expect.poll(() => sentMessages).toContainEqual({ type: 'full-reload' });
    expect(await servedModule()).toContain('Grace');
  });

  it('checks the content again after a missing linked file is added', async () => {
    await servedModule();
    const withImage = '{ "basics": { "name": "Ada", "image": "/me.png" } }';
    save('resume.json', withImage);
    await expect.poll(() => sentMessages).toHaveLength(1);
    const image = join(example.publicFolder, 'me.png');
    writeFileSync(image, '');
    server.watcher.emit('add', image);
    await expect.poll(() => sentMessages).toContainEqual({ type: 'full-reload' });
    expect(await servedModule()).toContain('me.png');
  });
});
