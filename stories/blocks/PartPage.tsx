import promises from 'virtual:promises';
import { Controls, Description, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Shown, States } from './Shown.tsx';

const repository = 'https://github.com/playable-resume/playable-resume';

/** What the behaviour stories of a part claim, each with the play that proves it. */
function Promises({ of }: { of?: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const claims = promises[of ?? preparedMeta.title] ?? [];
  if (claims.length === 0) return null;
  return (
    <>
      <h2>What it promises</h2>
      <ul>
        {claims.map(({ id, claim }) => (
          <li key={id}>
            {claim}{' '}
            <a href={`?path=/story/${id}`} target="_top" aria-label={`The play: ${claim}`}>
              ▶
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How each page of a part ends: its props, its states, what it promises, and where its stories are. */
export function Part({ promised }: { promised?: string }) {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const file: string = preparedMeta.parameters.fileName ?? csfFile.meta.parameters?.fileName ?? '';
  const { disable = false } = preparedMeta.parameters.controls ?? {};
  return (
    <>
      {!disable && (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      )}
      <States />
      <Promises {...(promised && { of: promised })} />
      <p>
        <a href={`${repository}/blob/main/${file.replace(/^\.\//, '')}`}>The source of these stories</a>
      </p>
    </>
  );
}

/** The page of a part that has no MDX: what its stories' docstring says, then as every page. */
export function PartPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Shown />
      <Part />
    </>
  );
}
