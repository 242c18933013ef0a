import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentNames, plainDocumentNames } from '../../../src/resume/owner/documentNames.ts';
import { placeholderFolder } from '../../prepare/readContent.ts';
import { contentSource } from './contentSource.ts';
import { documentsPlugin } from './documentsPlugin.ts';

describe('the dev server', () => {
  let folder: string;
  let address: string;
  let server: ViteDevServer;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const placeholderText = (file: string) => readFileSync(join(placeholderFolder, file), 'utf8');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'documents-'));
    for (const file of ['resume.json', 'game.json']) write(file, placeholderText(file));
    server = await createServer({
      configFile: false,
      root: folder,
      base: '/some/repo/',
      logLevel: 'silent',
      plugins: [documentsPlugin(contentSource({ folder }))],
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, ws: false, watch: null },
    });
    await server.listen();
    address = server.resolvedUrls?.local[0] ?? '';
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('serves a document under both of its names, with the current content', async () => {
    const response = await fetch(`${address}${documentNames('Player One').resume}?now`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await response.text()).toMatch(/^%PDF-1\.7.*Player One/s);
    write('resume.json', placeholderText('resume.json').replace('Player One', 'Player Two'));
    const pdf = await (await fetch(address + plainDocumentNames.resume)).text();
    write('resume.json', placeholderText('resume.json'));
    expect(pdf).toContain('Player Two');
  });

  test('resume.docx contains the project’s outcome from game.json', async () => {
    const outcome = 'Drawn by forty teams.';
    const game: object = JSON.parse(placeholderText('game.json'));
    write('game.json', JSON.stringify({ ...game, projects: { Tilekit: { outcome } } }));
    const file = new Uint8Array(await (await fetch(`${address}resume.docx`)).arrayBuffer());
    write('game.json', placeholderText('game.json'));
    expect(strFromU8(unzipSync(file)['word/document.xml'] ?? file)).toContain(outcome);
  });

  test('responds with the errors if a document cannot be compiled', async () => {
    const game: object = JSON.parse(placeholderText('game.json'));
    write('game.json', JSON.stringify({ ...game, documents: { own: { manual: 'gone.pdf' } } }));
    const response = await fetch(`${address}pdf/manual.pdf`);
    write('game.json', placeholderText('game.json'));
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/game\.json:1:\d+ {2}documents\.own\.manual: "gone\.pdf" cannot replace/);
  });

  test.each(['/some/repo/pdf/other.pdf', '//', '//x:99999/', '/%'])('ignores the address %s', async (path) => {
    const response = await fetch(new URL(address).origin + path);
    expect(response.headers.get('content-type')).not.toBe('application/pdf');
    expect(response.status).toBeLessThan(500);
  });
});
