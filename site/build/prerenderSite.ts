import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import type * as Server from '../entry.server.tsx';
import type { Page } from '../screens/pages.ts';
import { classicScript } from './classicScript.ts';
import { loadContent, readContent } from './contentFiles.ts';
import { contentFolder } from './contentFolder.ts';
import { refusePlaceholders } from './contentPlaceholders.ts';
import { hashedName } from './hashedName.ts';
import { head, roomColour } from './head.ts';
import { hostFiles } from './hostFiles.ts';
import { linkedData } from './linkedData.ts';
import { fontFile, pageAssets } from './pageAssets.ts';
import { picturePng } from './picturePng.ts';
import { searchFiles } from './searchFiles.ts';
import { sharePicture, sharePictureFile, sharePictureSize } from './sharePicture.ts';
import { withPage } from './withPage.ts';

/**
 * Builds the site: the browser's half, the build's half, then every page as an HTML file and the files that hosts and
 * search engines look for.
 *
 * @throws when the content is not in order, with all findings; when a screen cannot be drawn
 */
export async function prerenderSite(builder: ViteBuilder): Promise<void> {
  stopAtBrokenContent();
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
  const remembered = hashedName('assets/remembered.js', server.rememberedScript);
  const fallbackCode = await classicScript(join(client.config.root, 'fallback/fallback.ts'));
  const fallback = hashedName('assets/fallback.js', fallbackCode);
  const template = readFileSync(join(out, 'index.html'), 'utf8');

  async function drawn(page: Page): Promise<string> {
    const assets = pageAssets(output, page.screens);
    const within = (files: readonly string[]) => files.map((file) => base + file);
    const tags = head({
      ...page.words(content),
      ...(page.canonicalPath === undefined ? {} : { canonical: address + page.canonicalPath.slice(1) }),
      ...(page.kind === 'profile' ? { linkedData: linkedData(content, `${address}${page.path.slice(1)}`) } : {}),
      siteName: content.resume.basics.name.trim(),
      kind: page.kind,
      icon: `${base}favicon.svg`,
      touchIcon: `${base}apple-touch-icon.png`,
      ...sharePicture(address),
      fonts: within(page.fonts.map((font) => fontFile(output, font))),
      remembered: base + remembered,
      fallback: base + fallback,
      scripts: assets.scripts.map((script) => ({ ...script, file: base + script.file })),
      styles: within(assets.styles),
    });
    return withPage(template, {
      language: content.game.site.language,
      path: page.path,
      head: tags,
      screen: await server.render(page.path),
      retryLine: server.retryLine,
    });
  }

  for (const page of pages) {
    const html = await drawn(page);
    // Under both names, so that every host answers with and without a closing slash, and none has to redirect.
    if (page.path !== '/') write(out, `${page.path.slice(1)}.html`, html);
    write(out, join(page.path.slice(1), 'index.html'), html);
  }
  write(out, '404.html', await drawn(notFoundPage));
  write(out, remembered, server.rememberedScript);
  write(out, fallback, fallbackCode);
  write(out, 'favicon.svg', server.icon);
  write(out, 'apple-touch-icon.png', picturePng(server.iconPicture, touchIcon));
  write(out, sharePictureFile, picturePng(server.sharePicture, { ...sharePictureSize, ground: roomColour }));
  write(out, 'resume.json', readFileSync(join(contentFolder(), 'resume.json')));
  const found = pages.filter(({ path, canonicalPath }) => path === canonicalPath).map(({ path }) => path);
  const others = { ...hostFiles(base), ...searchFiles(address, found) };
  for (const [file, text] of Object.entries(others)) write(out, file, text);
  rmSync(serverFolder, { recursive: true });
}

/** A phone cuts off its corners, so the console keeps clear of them. */
const touchIcon = { widthPx: 180, heightPx: 180, marginPx: 16, ground: roomColour } as const;

/**
 * Vite prints an error with its stack, and a list of our own functions would bury the lines to mend. In its place
 * stands where the check can be had alone; as a line of a stack, since Node puts brackets round an error without one.
 */
function stopAtBrokenContent(): void {
  try {
    loadContent();
    refusePlaceholders(readContent(), process.env);
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
