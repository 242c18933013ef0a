import manifest from '../../package.json';
import styles from './blocks.module.css';
import { stackBlitzFiles } from './stackBlitzFiles.ts';

const { react, 'react-dom': reactDom, vite, '@vitejs/plugin-react': plugin } = manifest.dependencies;
const versions = {
  react,
  'react-dom': reactDom,
  'react-page-turn': 'latest',
  [manifest.name]: 'latest',
};
const tools = { vite, '@vitejs/plugin-react': plugin };

/**
 * A form that opens a listing as a project in StackBlitz, by its POST API:
 * https://developer.stackblitz.com/platform/api/post-api. Nothing is sent before a press.
 */
export function StackBlitz({ name, code }: { name: string; code: string }) {
  const files = stackBlitzFiles(code, { versions, tools });
  return (
    <form action="https://stackblitz.com/run?file=src/App.tsx" method="post" target="_blank" rel="noopener">
      <input type="hidden" name="project[title]" value={name} />
      <input type="hidden" name="project[description]" value={`A project with ${name}`} />
      <input type="hidden" name="project[template]" value="node" />
      {Object.entries(files).map(([path, text]) => (
        <textarea key={path} hidden readOnly name={`project[files][${path}]`} value={text} />
      ))}
      <button type="submit" className={styles.plain}>
        Open in StackBlitz
      </button>
    </form>
  );
}
