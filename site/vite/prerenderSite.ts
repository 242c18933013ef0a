import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type BuildEnvironment,
  createBuilder,
  type InlineConfig,
  type Logger,
  type Rolldown,
  type ViteBuilder,
} from 'vite';
import { alternates } from '../app/bar/pageLanguages.ts';
import type * as Server from '../hydration/entry.server.tsx';
import { contentReport, hasErrors } from '../import/rules.ts';
import { refusePlaceholders } from '../prepare/readContent.ts';
import type { ContentSource } from './content/contentSource.ts';
import { sharePictureFile } from './head/sharePicture.ts';
import { hostFiles, redirectsFile, searchFiles } from './host/hostFiles.ts';
import { shareFaces, sharePng, shareTexts } from './icons/sharePng.ts';
import { siteIcons } from './icons/siteIcons.ts';
import { sitePages } from './pages/sitePages.ts';

/**
 * Builds the site in all its languages: the client, the server, every page as an HTML file, and
 * files for hosts and search engines.
 * @param translationConfig returns the Vite config that builds a translation into a folder
 * @returns a function for `buildAtomically`; it throws if the content has errors or a screen cannot
 * render
 */
export const prerenderSite =
  (source: ContentSource, translationConfig: (translation: ContentSource, outDir: string) => InlineConfig) =>
  async (builder: ViteBuilder, serverFolder: string) => {
    const { logger, base } = builder.config;
    await requireValidContent(source, logger);
    const translations = source.translations();
    for (const translation of translations) await requireValidContent(translation, logger);
    const mainBuild = await buildLanguage(source, builder, serverFolder);
    const languageBuilds = [mainBuild];
    for (const translation of translations) {
      const config = translationConfig(translation, join(mainBuild.out, translation.path));
      const languageBuilder = await createBuilder({ ...config, customLogger: logger });
      languageBuilds.push(await buildLanguage(translation, languageBuilder, join(serverFolder, translation.path)));
    }
    const { address } = mainBuild.content.game.site;
    const inline = languageBuilds.flatMap((languageBuild) => languageBuild.inline);
    const pages = languageBuilds.flatMap(({ content, indexedPaths }) =>
      indexedPaths.map((path) => ({
        address: content.game.site.address + path.slice(1),
        alternates: alternates(content, path),
      })),
    );
    const redirectsPath = join(mainBuild.out, redirectsFile);
    const redirects = existsSync(redirectsPath) ? readFileSync(redirectsPath, 'utf8') : '';
    const hasCuts = languageBuilds.some((languageBuild) => languageBuild.hasCuts);
    const hostOptions = { translations: translations.map(({ path }) => path), redirects, hasCuts };
    writeAll(mainBuild.out, {
      ...hostFiles({ base, address, inline, ...hostOptions }),
      ...searchFiles(address, pages),
    });
  };

async function buildLanguage(source: ContentSource, builder: ViteBuilder, serverFolder: string) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Expected the environments "client" and "ssr". See site/vite.config.ts.');
  const output = await runBuild(builder, client);
  ssr.config.build.outDir = serverFolder;
  await runBuild(builder, ssr);

  const out = resolve(client.config.root, client.config.build.outDir);
  const serverModule: typeof Server = await import(pathToFileURL(join(serverFolder, 'entry.server.js')).href);
  // The pages' content has no messages, which their heads need.
  const buildContent = source.load();
  const { messages, cuts = [] } = buildContent;
  const server = { ...serverModule, content: { ...serverModule.content, ...(messages && { messages }) } };
  const { content, pages } = server;
  const { base, root } = client.config;
  const { caseStudies } = await source.caseStudies();
  const { files, inline } = await sitePages(server, { output, out, base, root, cuts, caseStudies });
  const shareTextOptions = {
    texts: shareTexts(content),
    box: server.shareTextBox,
    faces: shareFaces(buildContent, source.folder),
  };
  const indexedPaths = pages.filter(({ path, canonicalPath }) => path === canonicalPath).map(({ path }) => path);
  writeAll(out, {
    ...files,
    ...(await siteIcons()),
    [sharePictureFile]: await sharePng(server.sharePictures, shareTextOptions),
  });
  return { content, out, inline, indexedPaths, hasCuts: cuts.length > 0 };
}

/**
 * Throws the findings with a one-line stack, because Vite prints the stack, and our own functions
 * would bury the findings.
 */
async function requireValidContent(source: ContentSource, logger: Logger): Promise<void> {
  try {
    const content = source.load();
    refusePlaceholders({ content, findings: source.read().findings }, process.env);
    const { findings } = await source.documents();
    if (hasErrors(findings)) throw new Error(contentReport(findings));
    if (findings.length > 0) logger.warn(contentReport(findings));
  } catch (error) {
    if (error instanceof Error) error.stack = `${error.message}\n    at npm run content:check`;
    throw error;
  }
}

async function runBuild(
  builder: ViteBuilder,
  environment: BuildEnvironment,
): Promise<Rolldown.RolldownOutput['output']> {
  const result = await builder.build(environment);
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The site cannot be built in watch mode. Remove `--watch`.');
  return output.output;
}

function writeAll(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
