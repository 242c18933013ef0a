import claimsByPart, { sources } from 'virtual:claims';
import { Controls, Markdown, PureArgsTable, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment } from 'react';
import { argRows, described } from '../../.storybook/argRows.ts';
import { nameOf } from '../../.storybook/sourceOf.ts';
import { States, StoryOrPicture } from './StoryOrPicture.tsx';

const repository = 'https://github.com/playable-resume/playable-resume/blob/main';

/** The claims of a part's behavior stories, each with a link to the story that tests it. */
function Promises({ of }: { of: string }) {
  const claims = claimsByPart[of] ?? [];
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

/**
 * The file named after the component. If several folders have one, the folder that the title starts
 * with wins.
 */
function sourceFile(title: string, component: unknown): string | undefined {
  const files = sources.filter((file) => file.endsWith(`/${nameOf(component)}.tsx`));
  return files.find((file) => file.startsWith(title.toLowerCase().split('/')[0] ?? '')) ?? files[0];
}

/** Components documented on another component's page, by name. */
type Others = Readonly<Record<string, ComponentType<never>>>;

function PropsOf({ others }: { others: Others }) {
  const { parameters } = useOf('meta', ['meta']).preparedMeta;
  return Object.entries(others).map(([name, component]) => (
    <Fragment key={name}>
      <h3>{name}</h3>
      <Markdown>{described(component)}</Markdown>
      <PureArgsTable rows={argRows({ argTypes: parameters.docs.extractArgTypes(component), initialArgs: {} })} />
    </Fragment>
  ));
}

/**
 * The end of each part's page: props of the part and of `others`, states, guarantees, and links to
 * the source and the stories. Turn `props` off if the page has its own props tables.
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

/**
 * The page of a part without MDX: the docstring of its stories, with a picture after the first
 * paragraph, then {@link Part}.
 */
export function PartPage() {
  const { component, parameters } = useOf('meta', ['meta']).preparedMeta;
  const docstring: string = parameters.docs.description?.component ?? described(component);
  const [first = '', ...rest] = docstring.split('\n\n');
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{first}</Markdown>
      <StoryOrPicture />
      <Markdown>{rest.join('\n\n')}</Markdown>
      <Part />
    </>
  );
}
