import type { Plugin, Rolldown } from 'vite';

const directive = "'use client';\n";

/** React, its JSX runtime, and React DOM. */
const react = /^react(-dom)?($|\/)/;

/**
 * Adds `'use client'` to modules that use React, directly or through imports, and that server
 * components may import. The modules that these import need no directive; bundlers that ignore it
 * would warn.
 * @param mixedEntry the entry with functions for both servers and clients: the modules that it imports
 * get the directive in its place
 */
export function clientDirectivesPlugin(mixedEntry?: string): Plugin {
  return {
    name: 'client-directives',
    enforce: 'post',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).filter((file) => file.type === 'chunk');
      const mixedChunk = modules.find(({ isEntry, name }) => isEntry && name === mixedEntry);
      if (mixedEntry && !mixedChunk)
        throw new Error(
          `Entry "${mixedEntry}" not found in the build. Fix its name in the call of clientDirectivesPlugin.`,
        );
      const clientModules = modules.filter(
        (module) => module !== mixedChunk && (module.isEntry || mixedChunk?.imports.includes(module.fileName)),
      );
      for (const module of clientModules) if (usesReact(module.fileName, bundle)) module.code = directive + module.code;
    },
  };
}

function usesReact(fileName: string, bundle: Rolldown.OutputBundle): boolean {
  const queue = new Set([fileName]);
  for (const name of queue) {
    if (react.test(name)) return true;
    const module = bundle[name];
    if (module?.type === 'chunk') for (const imported of module.imports) queue.add(imported);
  }
  return false;
}
