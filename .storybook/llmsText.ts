// Writes `llms.txt`, the text of the docs pages for programs. Each page is a file beside it:
// `docs/<id>.md`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { withoutTags } from './argRows.ts';

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

/** Replaces `<Markdown children={name.slice(name.indexOf('…'), …)} />` by that part of the file. */
const withMarkdown = (page: string, file: string): string =>
  page.replaceAll(
    /^<Markdown children=\{(\w+)\.slice\(\w+\.indexOf\('(.*?)'\)(?:, \w+\.indexOf\('(.*?)'\))?.*/gm,
    (...[, name, start = '', end = '']: string[]) => {
      const [, path = ''] = new RegExp(`^import ${name} from '(.*)\\?raw'`, 'm').exec(page) ?? [];
      const text = readFolderFile(join(posix.dirname(file), path));
      const indexOf = (escaped: string) => text.indexOf(JSON.parse(`"${escaped}"`));
      return text.slice(indexOf(start), end ? indexOf(end) : undefined).trim();
    },
  );

/** Removes imports, pictures and scripts in braces from a page. */
function pageOf(file: string): { title: string; text: string } {
  const page = readFolderFile(file);
  const [, stories = ''] = /<Meta of=\{(\w+)\}/.exec(page) ?? [];
  const from = stories && new RegExp(`\\b${stories} from '([^']+)'`).exec(page)?.[1];
  const title = from ? storiesOf(posix.join(posix.dirname(file), from)).title : /<Meta title="([^"]+)"/.exec(page)?.[1];
  const text = withMarkdown(page, file)
    .replaceAll(/^(?:import|export) .*\n|^<img.*\n/gm, '')
    .replaceAll(/^<[A-Z]\w*(?:.*\/>|[\s\S]*?^\/>)\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
  return { title: title ?? '', text: text.trim() };
}

/** The part of Storybook's manifest that pages print. */
interface Documented extends ComponentManifest {
  readonly reactComponentMeta?: {
    readonly displayName: string;
    readonly props: Readonly<Record<string, DocumentedProp>>;
  };
}

interface DocumentedProp {
  readonly name: string;
  readonly required: boolean;
  readonly type: { readonly name: string; readonly raw?: string };
  readonly defaultValue: { readonly value: string } | null;
  readonly description: string;
}

type Components = Readonly<Record<string, Documented>>;

/**
 * Completes props of a component with overloads. Storybook reads the overload that an entry's stories
 * use, in which a prop of another overload has the type `undefined`.
 */
function withAllOverloads(components: Components): Components {
  const complete = (entry: Documented): Documented => {
    const { reactComponentMeta: meta } = entry;
    if (!meta) return entry;
    const overloads = Object.values(components).flatMap(({ reactComponentMeta: other }) =>
      other?.displayName === meta.displayName ? [other.props] : [],
    );
    const props = Object.entries(meta.props).map(([name, prop]) => {
      const rows = overloads.flatMap((overload) => overload[name] ?? []);
      const typed = rows.filter(({ type }) => type.name !== 'undefined');
      return [name, typed.length === rows.length ? prop : { ...prop, ...typed[0], required: false }];
    });
    return { ...entry, reactComponentMeta: { ...meta, props: Object.fromEntries(props) } };
  };
  return Object.fromEntries(Object.entries(components).map(([id, entry]) => [id, complete(entry)]));
}

let receiveComponents: (components: Components) => void = () => {};
const manifestComponents = new Promise<Components>((resolve) => {
  receiveComponents = resolve;
});

/**
 * Storybook's `experimental_manifests` hook: passes them on, without entries that have errors, and
 * with paths relative to the repository.
 */
export function readManifests(
  manifests: Manifests,
  { manifestEntries }: { manifestEntries?: readonly unknown[] },
): Manifests {
  const { components } = manifests;
  // Storybook also asks with an empty list, to learn whether there are manifests.
  if (!components || !manifestEntries?.length) return manifests;
  const documented = Object.entries(components.components).filter(([, { error }]) => !error);
  const repository = JSON.stringify(join(folder, '../')).slice(1, -1);
  const text = JSON.stringify(withAllOverloads(Object.fromEntries(documented)));
  const all = JSON.parse(text.replaceAll(repository, ''));
  receiveComponents(all);
  return { ...manifests, components: { ...components, components: all } };
}

/** The props of a component as a table. */
function propsTable({ reactComponentMeta }: Partial<Documented> = {}): string {
  const rows = Object.values(reactComponentMeta?.props ?? {}).map(
    ({ name, required, type, defaultValue, description }) => {
      const cells = [
        `\`${name}\`${required ? ' (required)' : ''}`,
        type.raw ?? type.name,
        defaultValue?.value ?? '',
        withoutTags(description),
      ];
      return `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`;
    },
  );
  return rows.length === 0
    ? ''
    : `\n\n## Props\n\n| prop | type | default | description |\n|---|---|---|---|\n${rows.join('\n')}`;
}

export function llmsTextPlugin(): Plugin {
  return {
    name: 'llms-text',
    apply: 'build',
    async generateBundle() {
      const components = await manifestComponents;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
      const stories = files.filter((file) => file.endsWith('.stories.tsx')).map(storiesOf);
      const pages = new Map(stories.filter(({ hasDocs }) => hasDocs).map(({ title, text }) => [title, text]));
      for (const { title, text } of files.filter((file) => file.endsWith('.mdx')).map(pageOf)) pages.set(title, text);
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source: `${source}\n` });
      const lines = Array.from(pages, ([title, text]) => {
        const id = toId(title, 'docs');
        const fileName = `docs/${id}.md`;
        emit(fileName, text + propsTable(components[id.replace(/--docs$/, '')]));
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
