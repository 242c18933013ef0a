import type { Plugin } from 'vite';

/** Provides the placeholder owner's content as `virtual:placeholder`. */
export function placeholderPlugin(): Plugin {
  return {
    name: 'placeholder',
    resolveId: (id) => (id === 'virtual:placeholder' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:placeholder') return undefined;
      const { playerOne } = await import('../site/documents/testing/playerOne.ts');
      return `export default ${JSON.stringify(playerOne)}`;
    },
  };
}
