// Renders docs pages as Markdown, with the tables and listings that components add.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { toId } from 'storybook/internal/csf';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { unified } from 'unified';
import { type Plugin, runnerImport } from 'vite';
import type { Components } from './manifests.ts';
import type { StoriesFile } from './textBlocks.tsx';

/** The code of a stand-in for a stories file: what a page needs, without components and tests. */
function standInFor(file: string): string {
  const code = readFileSync(file, 'utf8');
  const { meta, _metaStatement, _stories, _storyStatements } = loadCsf(code, {
    fileName: file,
    makeTitle: (title) => title,
  }).parse();
  const title = String(meta.title);
  const isTest = file.endsWith('.behavior.stories.tsx');
  const standIn: StoriesFile = {
    id: toId(title, ''),
    title,
    component: String(meta.component),
    description: extractDescription(_metaStatement),
    hasDocs: !isTest && !meta.tags?.includes('!autodocs'),
    stories: Object.entries(_stories).flatMap(([name, story]) =>
      isTest ? [] : { name: story.name ?? name, description: extractDescription(_storyStatements[name]) },
    ),
  };
  const lines = Object.keys(_stories).map((name) => `export const ${name} = file;`);
  return `const file = ${JSON.stringify(standIn)};\nexport default file;\n${lines.join('\n')}`;
}

const blocks = join(import.meta.dirname, 'textBlocks.tsx');

const textPlugin: Plugin = {
  name: 'docs-as-text',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: /^.*\/(blocks|(PartPage|StoryOrPicture)\.tsx)$/, replacement: blocks }] },
  }),
  // Text has no styles.
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load(id) {
    if (id === '\0styles') return 'export default {}';
    return id.endsWith('.stories.tsx') ? standInFor(id) : undefined;
  },
};

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    handlers: {
      // The `Markdown` block of textBlocks.tsx renders `<data>`. Its value is already Markdown.
      data: (_, { properties }) => ({ type: 'html', value: String(properties.value) }),
      img: () => undefined,
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' });

/** The names of the build's plugins that docs pages need. */
const pluginNames = ['storybook:mdx-plugin', 'site-code', 'case-studies', 'sprites', 'guarantees', 'placeholder'];
let receivePlugins: (plugins: readonly Plugin[]) => void = () => {};
const runningPlugins = new Promise<readonly Plugin[]>((resolve) => {
  receivePlugins = resolve;
});

/** The title and the Markdown of each docs page, by its id. */
export type PageTexts = ReadonlyMap<string, { readonly title: string; readonly text: string }>;

let receiveTexts: (texts: PageTexts) => void = () => {};
const publishedTexts = new Promise<PageTexts>((resolve) => {
  receiveTexts = resolve;
});

/** Renders the docs pages, with the props of `components`, as Markdown. */
export async function pageTexts(components: Components): Promise<PageTexts> {
  const { module } = await runnerImport<typeof import('./pageHtml.tsx')>(join(import.meta.dirname, 'pageHtml.tsx'), {
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [textPlugin, ...(await runningPlugins)],
  });
  const texts = new Map(
    Array.from(module.renderPages(components), ([title, html]) => [
      toId(title, 'docs'),
      { title, text: withRelativeLinks(String(toMarkdown.processSync(html))) },
    ]),
  );
  receiveTexts(texts);
  return texts;
}

/** Removes the ▶ links that run a test. Makes links to pages and stories relative to `docs`. */
const withRelativeLinks = (text: string): string =>
  text
    .replaceAll(/ \[▶\]\(\S+\)/g, '')
    .replaceAll(/\]\(\?path=\/docs\/([\w-]+)/g, '](./$1.md')
    .replaceAll('](?path=/', '](../?path=/');

/** Writes `llms.txt`, a list of the docs pages for programs, and each page as `docs/<id>.md`. */
export function llmsTextPlugin(): Plugin {
  return {
    name: 'llms-text',
    configResolved: ({ plugins }) => receivePlugins(plugins.filter(({ name }) => pluginNames.includes(name))),
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const pages = await publishedTexts;
      for (const [id, { text }] of pages) emit(`docs/${id}.md`, text);
      const lines = Array.from(pages, ([id, { title }]) => `- [${title}](docs/${id}.md)`);
      emit(
        'llms.txt',
        '# playable-resume\n\n> A playable résumé, and react-page-turn, a page-flip component for React.\n\n' +
          `## Docs\n\n${lines.toSorted().join('\n')}\n`,
      );
    },
  };
}
