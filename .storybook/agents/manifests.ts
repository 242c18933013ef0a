// Storybook's manifests of components and docs pages, with types, imports and examples that work in
// an application: `manifests/components.json` and `manifests/docs.json`.
import { join } from 'node:path';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import { specifierOf } from './entries.ts';
import { type PageTexts, pageTexts } from './pageTexts.ts';

/** A component in Storybook's manifest. */
export interface ComponentEntry extends Omit<ComponentManifest, 'subcomponents'> {
  readonly reactComponentMeta?: {
    readonly displayName: string;
    readonly exportName: string;
    /** The file that the stories import it from. */
    readonly filePath: string;
    readonly props: Readonly<Record<string, DocumentedProp>>;
  };
  readonly subcomponents?: Readonly<Record<string, ComponentEntry>>;
  readonly docs?: Readonly<Record<string, DocsPage>>;
}

export interface DocumentedProp {
  readonly name: string;
  readonly required: boolean;
  readonly type: { readonly name: string; readonly raw?: string };
  readonly defaultValue: { readonly value: string } | null;
  readonly description: string;
}

interface DocsPage {
  readonly id: string;
  readonly content: string;
}

export type Components = Readonly<Record<string, ComponentEntry>>;

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/**
 * Completes props of a component with overloads. Storybook reads the overload that an entry's stories
 * use, in which a prop of another overload has the type `undefined`.
 */
function withAllOverloads(components: Components): Components {
  return mapValues(components, (entry) => {
    const { reactComponentMeta: meta } = entry;
    if (!meta) return entry;
    const overloads = Object.values(components).flatMap(({ reactComponentMeta: other }) =>
      other?.displayName === meta.displayName ? [other.props] : [],
    );
    const props = mapValues(meta.props, (prop) => {
      const rows = overloads.flatMap((overload) => overload[prop.name] ?? []);
      const definedRows = rows.filter(({ type }) => type.name !== 'undefined');
      return definedRows.length === rows.length ? prop : { ...prop, ...definedRows[0], required: false };
    });
    return { ...entry, reactComponentMeta: { ...meta, props } };
  });
}

/** The specifier of the package that exports a component. `undefined` for an internal one. */
const packageOf = ({ reactComponentMeta: meta }: ComponentEntry) => meta && specifierOf(meta.filePath);

function importOf(entry: ComponentEntry): string | undefined {
  const from = packageOf(entry);
  const [name] = entry.reactComponentMeta?.displayName.split('.') ?? [];
  return from && `import ${entry.reactComponentMeta?.exportName === 'default' ? name : `{ ${name} }`} from '${from}';`;
}

/**
 * Removes the harness, a component that only stories use, from an entry. Returns `undefined` if
 * nothing remains.
 */
function withoutHarness({ reactComponentMeta: meta, ...entry }: ComponentEntry): ComponentEntry | undefined {
  const subcomponents = mapValues(entry.subcomponents ?? {}, (other) => ({ ...other, import: importOf(other) }));
  const [first, second] = Object.values(subcomponents);
  const isHarness = meta?.displayName !== entry.name || meta.filePath.startsWith('stories/');
  if (!isHarness) return { ...entry, reactComponentMeta: meta, subcomponents };
  // A single component replaces its harness.
  if (first && !second) return { ...entry, ...first, id: entry.id, subcomponents: {} };
  return first && { ...entry, subcomponents };
}

/**
 * Replaces Storybook's imports and snippets, which contain files and values of this repository. The
 * snippet is the first example on the component's page, which a test compiles.
 */
function withExample(entry: ComponentEntry, text: string): ComponentEntry {
  const listings = Array.from(text.matchAll(/^```tsx\n(.*?)^```$/gms), ([, code = '']) => code);
  const codeOf = (listing = '') => listing.replaceAll(importStatement, '').trim();
  const isPublic = [entry, ...Object.values(entry.subcomponents ?? {})].some(packageOf);
  const example = isPublic && listings.find(codeOf);
  // A page starts with the import and style sheet of its component.
  const imports = example
    ? [...(example.match(importStatement) ?? []), ...(listings[0]?.match(/^import '.*/gm) ?? [])]
    : [importOf(entry) ?? ''];
  const stories = entry.stories.map(({ id, name, summary, description }, index) => ({
    ...{ id, name, summary, description },
    ...(index === 0 && example && { snippet: codeOf(example) }),
  }));
  return { ...entry, import: [...new Set(imports.map((line) => line.trim()))].join('\n'), stories };
}

const importStatement = /^import [^;]*;\n/gm;

const withTexts = (pages: Readonly<Record<string, DocsPage>>, texts: PageTexts) =>
  mapValues(pages, (page) => ({ ...page, content: texts.get(page.id)?.text ?? page.content }));

/** Storybook's `experimental_manifests` hook. */
export async function readManifests(
  manifests: Manifests & { docs?: { docs: Readonly<Record<string, DocsPage>> } },
  { manifestEntries }: { manifestEntries?: readonly unknown[] },
): Promise<Manifests> {
  // Storybook also calls this with an empty list, to learn whether there are manifests.
  if (!manifests.components || !manifestEntries?.length) return manifests;
  const repository = JSON.stringify(join(import.meta.dirname, '../../')).slice(1, -1);
  const { components, docs } = JSON.parse(JSON.stringify(manifests).replaceAll(repository, ''));
  const parts: Components = Object.fromEntries(
    Object.entries(withAllOverloads(components.components)).flatMap(([id, entry]) => {
      const part = withoutHarness(entry);
      return part ? [[id, part]] : [];
    }),
  );
  const texts = await pageTexts(parts);
  return {
    ...manifests,
    components: {
      ...components,
      components: mapValues(parts, (part) => ({
        ...withExample(part, texts.get(`${part.id}--docs`)?.text ?? ''),
        ...(part.docs && { docs: withTexts(part.docs, texts) }),
      })),
    },
    docs: { ...docs, docs: withTexts(docs.docs, texts) },
  };
}
