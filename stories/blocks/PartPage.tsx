import promises, { sources } from 'virtual:promises';
import { Controls, Markdown, PureArgsTable, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment } from 'react';
import { nameOf } from '../../.storybook/sourceOf.ts';
import { described, trueArgs } from '../../.storybook/trueArgs.ts';
import { Shown, States } from './Shown.tsx';

const repository = 'https://github.com/playable-resume/playable-resume/blob/main';

/** What the behaviour stories of a part claim, each with the play that proves it. */
function Promises({ of }: { of: string }) {
  const claims = promises[of] ?? [];
  if (claims.length === 0) return null;
  return (
    <>
      <h2>Guarantees</h2>
      <ul>
        {claims.map(({ id, claim }) => (
          <li key={id}>
            {claim}{' '}
            <a href={`?path=/story/${id}`} target="_top" aria-label={`Run the test: ${claim}`}>
              ▶
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where the component of a title is: the file has its name, and the folder that of the title's beginning, where there are two. */
function sourceFile(title: string, component: unknown): string | undefined {
  const files = sources.filter((file) => file.endsWith(`/${nameOf(component)}.tsx`));
  return files.find((file) => file.startsWith(title.toLowerCase().split('/')[0] ?? '')) ?? files[0];
}

/** Components that stand on the page of another one, by their names: what each is, and its props. */
type Others = Readonly<Record<string, ComponentType<never>>>;

function PropsOf({ others }: { others: Others }) {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  return Object.entries(others).map(([name, component]) => (
    <Fragment key={name}>
      <h3>{name}</h3>
      <Markdown>{described(component)}</Markdown>
      <PureArgsTable
        rows={trueArgs({ argTypes: parameters.docs.extractArgTypes(component), component, initialArgs: {} })}
      />
    </Fragment>
  ));
}

/**
 * How each page of a part ends: its props and those of what belongs to it, its states, what it promises, and where it and its stories are.
 * `props` is off where the page has tables of its own.
 */
export function Part({ props = true, others = {} }: { props?: boolean; others?: Others }) {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { title, component, parameters } = preparedMeta;
  const file: string = parameters.fileName ?? csfFile.meta.parameters?.fileName ?? '';
  const source = sourceFile(title, component);
  const own = props && !parameters.controls?.disable;
  return (
    <>
      {(own || Object.keys(others).length > 0) && <h2>Props</h2>}
      {own && <Controls />}
      <PropsOf others={others} />
      <States />
      <Promises of={title} />
      <p>
        Source: {source && <a href={`${repository}/src/${source}`}>{source}</a>}
        {source && ', '}
        <a href={`${repository}/${file.replace(/^\.\//, '')}`}>stories</a>
      </p>
    </>
  );
}

/** The page of a part that has no MDX: what its stories' docstring says, its picture after the first paragraph, then as every page. */
export function PartPage() {
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const said: string = parameters.docs.description?.component ?? described(component);
  const [first = '', ...rest] = said.split('\n\n');
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{first}</Markdown>
      <Shown />
      <Markdown>{rest.join('\n\n')}</Markdown>
      <Part />
    </>
  );
}
