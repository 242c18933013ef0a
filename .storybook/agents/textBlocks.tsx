// Docs blocks for the text versions of docs pages. They replace Storybook's blocks, and those in
// `stories/blocks` that need Storybook.
import { Fragment } from 'react';
import { Facts } from '../../stories/blocks/Facts.tsx';
import { Guarantees } from '../../stories/blocks/Guarantees.tsx';
import { withoutTags } from '../argRows.ts';
import type { ComponentEntry, Components, DocumentedProp } from './manifests.ts';

/** A stand-in for a stories file's default export. */
export interface StoriesFile {
  /** The id of its component: `flipbook-flipbook`. */
  readonly id: string;
  readonly title: string;
  readonly component: string;
  readonly description: string;
  readonly hasDocs: boolean;
  /** The stories on the page, without those that test its guarantees. */
  readonly stories: readonly { readonly name: string; readonly description: string }[];
}

/** The page that is being rendered. */
export const currentPage: { title: string; file?: StoriesFile | undefined; components: Components } = {
  title: '',
  components: {},
};

interface MetaProps {
  of?: { default: StoriesFile };
  title?: string;
}

export function Meta({ of, title }: MetaProps) {
  currentPage.file = of?.default;
  currentPage.title = title ?? of?.default.title ?? '';
  return null;
}

/** Text that is Markdown already. */
export const Markdown = ({ children }: { children: string }) => <data value={children} />;

export const Source = ({ code, language = 'text' }: { code: string; language?: string }) => (
  <pre>
    <code className={`language-${language}`}>{code}</code>
  </pre>
);

export const Canvas = () => null;
export const StoryOrPicture = () => null;

interface ControlsProps {
  of?: StoriesFile;
  include?: RegExp | readonly string[];
  exclude?: RegExp | readonly string[];
}

/** The props of a component. */
export function Controls({ of = currentPage.file, include = /^/, exclude = [] }: ControlsProps) {
  const matches = (choice: RegExp | readonly string[], { name }: DocumentedProp) =>
    choice instanceof RegExp ? choice.test(name) : choice.includes(name);
  const props = propsOf(currentPage.components[of?.id ?? '']);
  return <PropsTable props={props.filter((prop) => matches(include, prop) && !matches(exclude, prop))} />;
}

const propsOf = (entry: ComponentEntry | undefined) => Object.values(entry?.reactComponentMeta?.props ?? {});

const PropsTable = ({ props }: { props: readonly DocumentedProp[] }) => (
  <Table
    columns={['prop', 'type', 'default', 'description']}
    rows={props.map(({ name, required, type, defaultValue, description }) => [
      `\`${name}\`${required ? ' (required)' : ''}`,
      `\`${type.raw ?? type.name}\``,
      defaultValue ? `\`${defaultValue.value}\`` : '',
      withoutTags(description),
    ])}
  />
);

/** A table with Markdown in its cells. */
const Table = ({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column}>{column}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {columns.map((column, index) => (
            <td key={column}>
              <Markdown>{(cells[index] ?? '').replaceAll('\n', ' ').replaceAll('|', '\\|')}</Markdown>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The last sections of a part's page. */
export function Part() {
  const { file, components, title } = currentPage;
  const stories = file?.stories ?? [];
  const entry = components[file?.id ?? ''];
  const subcomponents = Object.entries(entry?.subcomponents ?? {});
  const hasOwnProps = propsOf(entry).length > 0;
  return (
    <>
      {(hasOwnProps || subcomponents.length > 0) && <h2>Props</h2>}
      {hasOwnProps && <Controls />}
      {subcomponents.map(([name, part]) => (
        <Fragment key={name}>
          <h3>{name}</h3>
          <Markdown>{part.description ?? ''}</Markdown>
          {propsOf(part).length > 0 && <PropsTable props={propsOf(part)} />}
        </Fragment>
      ))}
      <h2>States</h2>
      <Table columns={['story', 'shows']} rows={stories.map(({ name, description }) => [name, description])} />
      <Guarantees of={title} />
    </>
  );
}

/** The page of a stories file without MDX. */
export function PartPage({ of }: { of: StoriesFile }) {
  return (
    <>
      <Meta of={{ default: of }} />
      <h1>{of.title}</h1>
      <Facts of={of.component} title={of.title} />
      <Markdown>{of.description}</Markdown>
      <Part />
    </>
  );
}
