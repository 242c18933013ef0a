import { Controls, Markdown, PureArgsTable, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment } from 'react';
import { argRows, descriptionOf } from '../../.storybook/argRows.ts';
import { nameOf } from '../../.storybook/sourceOf.ts';
import { Facts, repository, sourceFile } from './Facts.tsx';
import { Guarantees } from './Guarantees.tsx';
import { States, StoryOrPicture } from './StoryOrPicture.tsx';

/** Components by name. */
type Parts = Readonly<Record<string, ComponentType<never>>>;

type Rows = ReturnType<typeof argRows>;

/** The rows of the first table whose names are in all tables; none if there is only one. */
function sharedRows([first = {}, ...tables]: readonly Rows[]): Rows {
  if (tables.length === 0) return {};
  return Object.fromEntries(Object.entries(first).filter(([name]) => tables.every((rows) => name in rows)));
}

/** The props of components. Props that all of them have are in one table above the others. */
function PropsOf({ parts: components }: { parts: Parts }) {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  const parts = Object.entries(components).map(([name, component]) => {
    const rows: Rows = argRows({ argTypes: parameters.docs.extractArgTypes(component), initialArgs: {} });
    return { name, component, rows };
  });
  const sharedProps = sharedRows(parts.map(({ rows }) => rows));
  return (
    <>
      {Object.keys(sharedProps).length > 0 && (
        <>
          <h3>Shared</h3>
          <PureArgsTable rows={sharedProps} />
        </>
      )}
      {parts.map(({ name, component, rows }) => {
        const ownProps = Object.fromEntries(Object.entries(rows).filter(([prop]) => !(prop in sharedProps)));
        return (
          <Fragment key={name}>
            <h3>{name}</h3>
            <Markdown>{descriptionOf(component)}</Markdown>
            {Object.keys(ownProps).length > 0 && <PureArgsTable rows={ownProps} />}
          </Fragment>
        );
      })}
    </>
  );
}

/**
 * The end of each part's page: props of the part and of its subcomponents, states, guarantees, and a
 * link to the source of the stories. A component that only stories use has no props table.
 */
export function Part() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { title, component, subcomponents = {}, parameters } = preparedMeta;
  const file: string = parameters.fileName ?? csfFile.meta.parameters?.fileName ?? '';
  const name = nameOf(component);
  const hasOwnProps = typeof name === 'string' && sourceFile(name) && !parameters.controls?.disable;
  const parts: Parts = { ...(hasOwnProps && { [name]: component }), ...subcomponents };
  return (
    <>
      {Object.keys(parts).length > 0 && <h2>Props</h2>}
      {hasOwnProps && !preparedMeta.subcomponents ? <Controls /> : <PropsOf parts={parts} />}
      <States />
      <Guarantees of={title} />
      <p>
        <a href={`${repository}/${file.replace(/^\.\//, '')}`}>Source of the stories</a>
      </p>
    </>
  );
}

/**
 * The page of a part without MDX: the docstring of its stories, with facts and a story after the
 * first paragraph, then {@link Part}.
 */
export function PartPage() {
  const { title, component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const name = nameOf(component);
  const docstring: string = parameters.docs.description?.component ?? descriptionOf(component);
  const [first = '', ...rest] = docstring.split('\n\n');
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{first}</Markdown>
      {typeof name === 'string' && <Facts of={name} title={title} />}
      <StoryOrPicture />
      <Markdown>{rest.join('\n\n')}</Markdown>
      <Part />
    </>
  );
}
