import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import * as sources from './consumerSources.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');

/** What is installed, and under which name this repository has it. */
const installed = {
  18: { react: 'react-18', 'react-dom': 'react-dom-18', '@types/react': 'types-react-18' },
  19: { react: 'react', 'react-dom': 'react-dom', scheduler: 'scheduler', '@types/react': '@types/react' },
} as const;

/** The versions of React that the library is for. */
export type ReactVersion = keyof typeof installed;

/** What a project is made of. */
export interface ConsumerOptions {
  /** Where to; created. Outside the repository, or what it has installed would be found, too. */
  readonly folder: string;
  /** The library, unpacked. */
  readonly library: string;
  readonly react: ReactVersion;
}

/** Makes a project that has installed the library and React, and nothing else. */
export async function consumerProject({ folder, library, react }: ConsumerOptions): Promise<void> {
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  cpSync(library, join(folder, 'node_modules/playable-resume'), { recursive: true });
  for (const [name, ours] of Object.entries(installed[react])) {
    const place = join(folder, 'node_modules', name);
    // Types find what they need from where they are; React must find this project's, so it is copied.
    if (name.startsWith('@types/')) symlinkSync(join(modules, ours), place);
    else cpSync(join(modules, ours), place, { recursive: true, filter: (path) => !path.endsWith('/umd') });
  }
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', '{ "type": "module" }');
  write('house.ts', sources.house);
  write('books.tsx', sources.books);
  write('books.js', (await transformWithOxc(sources.books, 'books.tsx', { jsx: { runtime: 'automatic' } })).code);
  write('server.js', sources.server);
  write('client.js', sources.client);
  write('vite.config.js', sources.bundling);
}
