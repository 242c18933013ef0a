import { readdirSync } from 'node:fs';
import { textContent } from 'domutils';
import { describe, expect, inject, test } from 'vitest';
import { plainDocumentNames } from '../../src/resume/owner/documentNames.ts';
import { siteCode } from '../documents/siteCode.ts';
import { linksOf } from '../documents/testing/compiledPdf.ts';
import { openPdf } from '../import/index.ts';
import { hashSource } from '../vite/head/inlineCode.ts';
import { escapeHtml } from '../vite/head/tags.ts';
import { metaPolicy, securityHeaders } from '../vite/host/securityPolicy.ts';
import { builtFolder, builtText, elementsIn, filesIn, inlineCode, pageFiles } from './builtPages.ts';

const sites = inject('sites');
const documents = Object.values(plainDocumentNames);

test.each<[path: string, type: string, expectedText: string]>([
  ['/robots.txt', 'text/plain', 'Sitemap: https://example.com/sitemap.xml'],
  ['/sitemap.xml', 'xml', '<loc>https://example.com/resume</loc>'],
  ['/favicon.svg', 'image/svg+xml', '<svg '],
  ['/favicon.ico', 'image/x-icon', 'PNG'],
  ['/apple-touch-icon.png', 'image/png', 'PNG'],
  ['/icon-192.png', 'image/png', 'PNG'],
  ...['react', 'react-dom', 'scheduler', 'react-router', 'clsx', 'rolldown', '@fontsource/vt323'].map(
    (name): [string, string, string] => ['/licenses.txt', 'text/plain', `\n## ${name} - `],
  ),
  ['/share.png', 'image/png', 'PNG'],
  ['/resume.json', 'application/json', '"Player One"'],
  ['/resume.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/document.xml'],
  ...documents.map((file): [string, string, string] => [`/${file}`, 'application/pdf', '%PDF-']),
])('%s is served as %s', async (path, type, expectedText) => {
  const response = await fetch(sites.root + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toContain(expectedText);
});

test('every style sheet with more than font faces begins with the layer order', () => {
  const sheets = readdirSync(builtFolder('root', 'assets')).filter(
    (file) => file.endsWith('.css') && !file.startsWith('first-'),
  );
  expect(sheets.length).toBeGreaterThan(3);
  const starts = sheets.map((file) => builtText('root', `assets/${file}`).slice(0, 60));
  expect(starts.filter((start) => !/^@layer [\w, ]+;/.test(start))).toEqual([]);
});

describe('security', () => {
  test('responses have the security headers, even for an unknown path', async () => {
    for (const path of ['/', '/resume/', '/nowhere', '/robots.txt']) {
      const { headers } = await fetch(sites.root + path);
      const expectedHeaders = securityHeaders([]);
      // A later test checks the hashes of inline code.
      const sentHeaders = Object.keys(expectedHeaders).map((name) => [
        name,
        headers.get(name)?.replaceAll(/ 'sha256-[^']*'/g, ''),
      ]);
      expect(Object.fromEntries(sentHeaders)).toEqual(expectedHeaders);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  test('only files with a content hash in their names are cached without revalidation', async () => {
    const cachedFiles: string[] = [];
    const files = filesIn('root');
    for (const file of files) {
      const response = await fetch(`${sites.root}/${file}`, { method: 'HEAD', redirect: 'manual' });
      if (/max-age=(?!0\b)|immutable/.test(response.headers.get('cache-control') ?? '')) cachedFiles.push(file);
    }
    expect(cachedFiles).not.toEqual([]);
    expect(cachedFiles).toEqual(files.filter((file) => file.startsWith('assets/')));
    expect(cachedFiles.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  });

  test.each([
    ['root', '/404.html'],
    ['translated', '/portfolio/404.html'],
  ] as const)('both host files of the site "%s" allow the inline code of every page', (site, notFound) => {
    const headerFiles = builtText(site, '_headers') + builtText(site, '.htaccess');
    expect(headerFiles.match(/Content-Security-Policy:? "?default-src 'none'; script-src 'self'/g)).toHaveLength(2);
    const code = pageFiles(site).flatMap((file) => Object.values(inlineCode(builtText(site, file))).flat());
    for (const source of code.map(hashSource)) expect(headerFiles.split(source), source).toHaveLength(3);
    expect(headerFiles).toContain(`ErrorDocument 404 ${notFound}`);
  });

  test('a page has one inline script and style, allowed by hash, and no style attribute or inline handler', () => {
    const pages = pageFiles('root');
    expect(pages.length).toBeGreaterThan(8);
    for (const page of pages) {
      const html = builtText('root', page);
      const { scripts, styles } = inlineCode(html);
      expect([scripts.length, styles.length], page).toEqual([1, 1]);
      const [script = '', style = ''] = [...scripts, ...styles];
      const policy = escapeHtml(metaPolicy({ script, style }));
      expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
      expect(html.match(/\sstyle="|\son[a-z]+="/g), page).toBeNull();
    }
  });

  test('only the home page and the résumé have linked data about the owner, each with its own address', () => {
    const about = pageFiles('root').flatMap((file) =>
      elementsIn(builtText('root', file), 'script[type="application/ld+json"]').map(
        (data) => `${file} ${JSON.parse(textContent(data)).url}`,
      ),
    );
    expect(about.toSorted()).toEqual([
      'homepage.html https://example.com/',
      'homepage/index.html https://example.com/',
      'index.html https://example.com/',
      'resume.html https://example.com/resume',
      'resume/index.html https://example.com/resume',
    ]);
  });
});

test('the manual, on screen and in print, shows the site’s address', async () => {
  for (const [name, address] of [
    ['root', 'example.com'],
    ['translated', 'mia.example.org/portfolio'],
  ] as const) {
    const site = sites[name];
    const html = await (await fetch(`${site}/flipbook`)).text();
    expect([html.includes(`href="https://${address}/"`), html.includes(`${address}<`)]).toEqual([true, true]);
    const assets = readdirSync(builtFolder(name, 'assets'));
    const qrCode = siteCode(`https://${address}/`).d;
    // In the screen's script, and in the drawings of the prerendered page.
    expect(assets.filter((file) => builtText(name, `assets/${file}`).includes(qrCode))).toHaveLength(2);
    const pdf = await (await fetch(`${site}/pdf/foldable-manual.pdf`)).arrayBuffer();
    expect(await linksOf(await openPdf(new Uint8Array(pdf)))).toContain(`https://${address}/`);
  }
});
