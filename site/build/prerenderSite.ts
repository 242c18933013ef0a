import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildEnvironment, type Logger, minify, type Rolldown, type ViteBuilder } from 'vite';
import type * as Server from '../entry.server.tsx';
import { buildDocuments } from './content/buildDocuments.ts';
import { contentPaths, contentReport, hasErrors, loadContent, readContent } from './content/contentFiles.ts';
import { refusePlaceholders } from './content/contentPlaceholders.ts';
import { hashedName } from './folder/hashedName.ts';
import { pageHead } from './head/pageHead.ts';
import { sharePictureFile } from './head/sharePicture.ts';
import { hostFiles } from './host/hostFiles.ts';
import { searchFiles } from './host/searchFiles.ts';
import { sharePng } from './icons/sharePng.ts';
import { shareFaces, shareWords } from './icons/shareWords.ts';
import { siteIcons } from './icons/siteIcons.ts';
import { webManifest, webManifestFile } from './icons/webManifest.ts';
import { classicScript } from './pages/classicScript.ts';
import { drawPages } from './pages/drawPages.ts';
import { siteTemplate } from './pages/siteTemplate.ts';
import { contentFolder } from './settings.ts';

/**
 * Builds the site: the browser's half, the build's half, then every page as an HTML file and the files that hosts and
 * search engines look for.
 *
 * @throws when the content is not in order, with all findings; when a screen cannot be drawn
 */
export async function prerenderSite(builder: ViteBuilder): Promise<void> {
  await stopAtBrokenContent(builder.config.logger);
  const { client, ssr } = builder.environments;
  if (!client || !ssr)
    throw new Error('The site is built from two environments, client and ssr. See site/vite.config.ts.');
  const output = await built(builder, client);
  await built(builder, ssr);

  const out = resolve(client.config.root, client.config.build.outDir);
  const serverFolder = resolve(ssr.config.root, ssr.config.build.outDir);
  const server: typeof Server = await import(pathToFileURL(join(serverFolder, 'entry.server.js')).href);
  const { content, pages, notFoundPage } = server;
  const { address } = content.game.site;
  const { base } = builder.config;
  const { code: stateCode } = await minify('head.js', server.headScript, { compress: { target: 'es2017' } });
  const headCode = stateCode + (await classicScript(join(client.config.root, 'later/later.ts')));
  const fallbackCode = await classicScript(join(client.config.root, 'fallback/fallback.ts'));
  const fallback = hashedName('assets/fallback.js', fallbackCode);
  const drawn = await drawPages([...pages, notFoundPage], {
    template: siteTemplate(readFileSync(join(out, 'index.html'), 'utf8')),
    output,
    base,
    language: content.game.site.language,
    screen: async (path) => {
      const { html, drawings } = await server.render(path);
      if (!drawings) return html;
      const file = hashedName('assets/drawings.svg', drawings);
      write(out, file, drawings);
      return html.replaceAll(`href="${server.drawingsAddress}#`, `href="${base}${file}#`);
    },
    retryLine: server.retryLine,
    headScript: headCode,
    fallback,
    read: (file) => readFileSync(join(out, file)),
    head: (page, own) => pageHead(page, { content, base, ...own }),
  });
  for (const { path } of pages) {
    const html = drawn.documents.get(path) ?? '';
    // Under both names, so that every host answers with and without a closing slash, and none has to redirect.
    if (path !== '/') write(out, `${path.slice(1)}.html`, html);
    write(out, join(path.slice(1), 'index.html'), html);
  }
  write(out, '404.html', drawn.documents.get(notFoundPage.path) ?? '');
  write(out, fallback, fallbackCode);
  for (const [file, text] of drawn.sheets) write(out, file, text);
  const found = pages.filter(({ path, canonicalPath }) => path === canonicalPath).map(({ path }) => path);
  const others = {
    ...(await siteIcons(server.icon, server.iconPicture)),
    [webManifestFile]: webManifest(content, base),
    [sharePictureFile]: await sharePng(server.sharePictures, {
      words: shareWords(content),
      box: server.sharePictureWords,
      faces: shareFaces(loadContent(), contentFolder()),
    }),
    ...hostFiles(base, address, drawn.inline),
    ...searchFiles(address, found),
  };
  for (const [file, text] of Object.entries(others)) write(out, file, text);
  rmSync(serverFolder, { recursive: true });
}

/**
 * Vite prints an error with its stack, and a list of our own functions would bury the findings. In its place
 * stands where the check can be had alone; as a line of a stack, since Node puts brackets round an error without one.
 */
async function stopAtBrokenContent(logger: Logger): Promise<void> {
  try {
    const content = loadContent();
    refusePlaceholders(readContent(), process.env);
    const { findings } = await buildDocuments(content, contentPaths(contentFolder()));
    if (hasErrors(findings)) throw new Error(contentReport(findings));
    if (findings.length > 0) logger.warn(contentReport(findings));
  } catch (error) {
    if (error instanceof Error) error.stack = `${error.message}\n    at npm run content:check`;
    throw error;
  }
}

async function built(builder: ViteBuilder, environment: BuildEnvironment): Promise<Rolldown.RolldownOutput['output']> {
  const result = await builder.build(environment);
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The site is built once, not watched: leave out --watch.');
  return output.output;
}

function write(folder: string, file: string, text: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
