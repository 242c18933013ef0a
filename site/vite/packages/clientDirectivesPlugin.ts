import type { Plugin, Rolldown } from 'vite';

const directive = "'use client';\n";

/** React itself, its JSX runtime, and its DOM. */
const react = /^react(-dom)?($|\/)/;

/**
 * Adds `'use client'` to modules that use React, directly or through imports, and that server
 * components may import. Modules behind those need none; bundlers that ignore it would warn.
 * @param open an entry that also has functions for servers: the modules it names get the directive
 * instead
 */
export function clientDirectivesPlugin(open?: string): Plugin {
  return {
    name: 'client-directives',
    enforce: 'post',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entryChunk = modules.find(({ isEntry, name }) => isEntry && name === open);
      if (open && !entryChunk)
        throw new Error(`Entry "${open}" not found in the build. Fix its name in the call of clientDirectivesPlugin.`);
      const doors = modules.filter(
        (one) => one !== entryChunk && (one.isEntry || entryChunk?.imports.includes(one.fileName)),
      );
      for (const door of doors) if (usesReact(door.fileName, bundle)) door.code = directive + door.code;
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
