// Writes `llms.txt`, the text of the docs pages for programs. Each page is a file beside it:
// `docs/<id>.md`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../stories');
const readFolderFile = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The title of a stories file, and its description. */
function storiesOf(file: string): { title: string; text: string; hasDocs: boolean } {
  const { meta, _metaStatement, _stories } = loadCsf(readFolderFile(file), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse();
  const states = Object.values(_stories).map(({ name }) => `- ${name}`);
  const text = [`# ${meta.title}`, extractDescription(_metaStatement), states.join('\n')].filter(Boolean).join('\n\n');
  return { title: String(meta.title), text, hasDocs: !meta.tags?.includes('!autodocs') };
}

/** Removes imports, pictures and scripts in braces from a page. */
function pageOf(file: string): { title: string; text: string } {
  const page = readFolderFile(file);
  const [, stories = ''] = /<Meta of=\{(\w+)\}/.exec(page) ?? [];
  const from = stories && new RegExp(`\\b${stories} from '([^']+)'`).exec(page)?.[1];
  const title = from ? storiesOf(posix.join(posix.dirname(file), from)).title : /<Meta title="([^"]+)"/.exec(page)?.[1];
  const text = page
    .replaceAll(/^(?:import|export) .*\n|^<img.*\n/gm, '')
    .replaceAll(/^<[A-Z]\w*(?:.*\/>|[\s\S]*?^\/>)\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
  return { title: title ?? '', text: text.trim() };
}

export function llmsTextPlugin(): Plugin {
  return {
    name: 'llms-text',
    apply: 'build',
    generateBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
      const stories = files.filter((file) => file.endsWith('.stories.tsx')).map(storiesOf);
      const pages = new Map(stories.filter(({ hasDocs }) => hasDocs).map(({ title, text }) => [title, text]));
      for (const { title, text } of files.filter((file) => file.endsWith('.mdx')).map(pageOf)) pages.set(title, text);
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source: `${source}\n` });
      const lines = Array.from(pages, ([title, text]) => {
        const fileName = `docs/${toId(title, 'docs')}.md`;
        emit(fileName, text);
        return `- [${title}](${fileName})`;
      });
      emit(
        'llms.txt',
        '# playable-resume\n\n> A résumé to play, and react-page-turn, a page-turning book for React.\n\n' +
          `## Docs\n\n${lines.toSorted().join('\n')}`,
      );
    },
  };
}
