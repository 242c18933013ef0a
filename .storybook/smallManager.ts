// Storybook publishes its own frame with all its spaces and comments: 1.2 MB as sent. Minified it is a third less.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

export function smallManagerPlugin(): Plugin {
  return {
    name: 'small-manager',
    apply: 'build',
    // The frame is written before the stories are built.
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'sb-manager');
      for (const file of readdirSync(folder).map((name) => join(folder, name)))
        writeFileSync(file, minifySync(file, readFileSync(file, 'utf8'), { module: true, compress: true }).code);
    },
  };
}
