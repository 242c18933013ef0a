import { sources } from 'virtual:guarantees';
import { Source } from '@storybook/addon-docs/blocks';
import statuses from '../status.json';

/** The start of links to source files. */
export const repository = 'https://github.com/playable-resume/playable-resume/blob/main';

/** The style sheet that an application imports once with a package. */
const styleSheets: Readonly<Record<string, string>> = {
  'react-page-turn': 'react-page-turn/flipbook.css',
  'playable-resume': 'playable-resume/styles.css',
};

/**
 * The file named after the component. If several folders have one, the folder that the title starts
 * with wins.
 */
export function sourceFile(name: unknown, title = ''): string | undefined {
  const files = sources.filter((file) => new RegExp(`/${name}\\.tsx?$`, 'i').test(file));
  return files.find((file) => file.startsWith(title.toLowerCase().split('/')[0] ?? '')) ?? files[0];
}

function importOf(name: string, from: string): string {
  const css = styleSheets[from];
  const names = from.endsWith('/react-pageflip') ? name : `{ ${name} }`;
  return [`import ${names} from '${from}';`, ...(css ? [`import '${css}';`] : [])].join('\n');
}

interface FactsProps {
  /** The name of the component or hook. */
  of: string;
  /** The title of its stories, if several components have the name. */
  title?: string;
}

/** Shows how to import a part, how mature it is, and where its source is. */
export function Facts({ of: name, title }: FactsProps) {
  const row = statuses.find(({ part }) => part.includes(`\`${name}\``));
  const file = sourceFile(name, title);
  const imports = row && importOf(name, row.package);
  return (
    <>
      {imports && <Source language="tsx" code={imports} />}
      <p>
        {row ? (
          <>
            <a href="?path=/docs/contributing-figures--docs" target="_top">
              {row.maturity === 'stable' ? 'Stable' : 'New'}
            </a>
            {`, since ${row.since}`}
          </>
        ) : (
          'Internal: no package exports it'
        )}
        {file && (
          <>
            {' · '}
            <a href={`${repository}/src/${file}`}>Source</a>
          </>
        )}
      </p>
    </>
  );
}
