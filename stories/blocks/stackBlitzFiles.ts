interface Versions {
  /** Versions of the packages that a listing may import. */
  versions: Readonly<Record<string, string>>;
  /** Versions of the packages that start the project. */
  tools: Readonly<Record<string, string>>;
}

/** The pages that a listing abbreviates as "…". */
const samplePages = ['The first page', 'Drag a corner.', 'Click on this one.', 'The last page']
  .map((text) => `<section style={{ padding: 24, background: '#f6ecd9' }}>${text}</section>`)
  .join('\n');

const main = (name: string) => `import { createRoot } from 'react-dom/client';
import { ${name} } from './App.tsx';

createRoot(document.getElementById('root')!).render(<${name} />);
`;

const flipbookStyles = "import 'react-page-turn/flipbook.css';\n";

/** The files of a Vite project for a listing, which exports a component or renders itself. */
export function stackBlitzFiles(listing: string, { versions, tools }: Versions): Readonly<Record<string, string>> {
  const [, name] = /^export (?:const|function) (\w+)/m.exec(listing) ?? [];
  const manifest = {
    private: true,
    type: 'module',
    scripts: { start: 'vite' },
    dependencies: Object.fromEntries(
      Object.entries(versions).filter(([path]) => /^react(-dom)?$/.test(path) || listing.includes(`'${path}`)),
    ),
    devDependencies: tools,
  };
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    'vite.config.js': "import react from '@vitejs/plugin-react';\n\nexport default { plugins: [react()] };\n",
    'index.html': `<div id="root"></div>\n<script type="module" src="/src/${name ? 'main' : 'App'}.tsx"></script>\n`,
    'src/App.tsx': (listing.includes(".css'") ? '' : flipbookStyles) + listing.replace('…', samplePages),
    ...(name && { 'src/main.tsx': main(name) }),
  };
}

/** An attribute whose value is a name that the listing does not declare. */
const freeName = /=\{[a-z][\w.]*\}/i;

/** A module that shows a page's first listing: one with imports, or one element after `imports`. */
export function moduleIn(page: string, imports = ''): string | undefined {
  const listings = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const module = listings.find((code) => code.includes('import '));
  const element = listings.find((code) => code.startsWith('<') && !freeName.test(code));
  return module ?? (imports && element && `${imports}\n\nexport const Example = () => (\n${element});\n`);
}
